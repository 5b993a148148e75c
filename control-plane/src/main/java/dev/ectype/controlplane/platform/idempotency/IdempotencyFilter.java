package dev.ectype.controlplane.platform.idempotency;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.content.StreamedBodies;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.form.FormToken;
import dev.ectype.controlplane.platform.problem.ProblemWriter;
import dev.ectype.controlplane.platform.problem.RequestRoute;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionException;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.ContentCachingResponseWrapper;

/** Delays the response to a request with an idempotency key, or to a form of the dashboard, until it is stored. */
@Component
public final class IdempotencyFilter extends OncePerRequestFilter {
    private static final Logger LOG = LoggerFactory.getLogger(IdempotencyFilter.class);
    private static final List<String> MUTATIONS = List.of("POST", "PUT", "PATCH", "DELETE");
    private static final String EXCHANGE = IdempotencyFilter.class.getName();
    private static final String OPEN = EXCHANGE + ".open";

    private final ReplySafe safe;
    private final StreamedBodies streamed;
    private final PlatformTransactionManager transactions;
    private final ProblemWriter problems;

    IdempotencyFilter(
            ReplySafe safe, StreamedBodies streamed, PlatformTransactionManager transactions, ProblemWriter problems) {
        this.streamed = streamed;
        this.safe = safe;
        this.transactions = transactions;
        this.problems = problems;
    }

    static Optional<IdempotentExchange> exchange(HttpServletRequest request) {
        return Optional.ofNullable((IdempotentExchange) request.getAttribute(EXCHANGE));
    }

    /** Returns the original response, which is not delayed. */
    static HttpServletResponse open(HttpServletRequest request, HttpServletResponse held) {
        return request.getAttribute(OPEN) instanceof HttpServletResponse open ? open : held;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (!MUTATIONS.contains(request.getMethod())) {
            chain.doFilter(request, response);
            return;
        }
        String header = request.getHeader(IdempotencyKey.HEADER);
        Optional<String> form = FormToken.of(request);
        Optional<Caller> caller = CallerFilter.caller(request);
        if (header == null && form.isEmpty() || caller.isEmpty()) {
            chain.doFilter(request, response);
            return;
        }
        try {
            String key = form.isPresent() ? form.get() : IdempotencyKey.parse(String.valueOf(header));
            if (streamed.limit(request).isPresent()) {
                run(request, response, chain, new IdempotentExchange(caller.get(), key, null, safe, transactions));
                return;
            }
            RepeatableRequest repeatable = new RepeatableRequest(request);
            run(
                    repeatable,
                    response,
                    chain,
                    new IdempotentExchange(caller.get(), key, repeatable.fingerprint(), safe, transactions));
        } catch (ServiceException refused) {
            problems.write(refused, request, response);
        }
    }

    private void run(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain, IdempotentExchange exchange)
            throws ServletException, IOException {
        ContentCachingResponseWrapper held = new ContentCachingResponseWrapper(response);
        request.setAttribute(EXCHANGE, exchange);
        request.setAttribute(OPEN, response);
        try {
            chain.doFilter(request, held);
            exchange.end(held);
        } catch (DataAccessException | TransactionException lost) {
            LOG.warn("{} was not committed: {}", RequestRoute.of(request), lost.toString());
            held.reset();
            problems.write(ServiceException.unavailable(), request, held);
        } finally {
            exchange.abandon();
        }
        held.copyBodyToResponse();
    }
}
