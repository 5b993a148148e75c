package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.database.Tenant;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.web.filter.OncePerRequestFilter;

/** Finds out who calls; whether they may is for the route to say. A credential that is not known is refused wherever it is sent. */
@Component
public final class CallerFilter extends OncePerRequestFilter {
    private static final List<String> HARMLESS = List.of("GET", "HEAD", "OPTIONS");
    private static final String CALLER = CallerFilter.class.getName();

    private final Callers callers;
    private final FailedAttempts failures;
    private final ProblemWriter problems;
    private final ServiceAddress address;

    CallerFilter(Callers callers, FailedAttempts failures, ProblemWriter problems, ServiceAddress address) {
        this.callers = callers;
        this.failures = failures;
        this.problems = problems;
        this.address = address;
    }

    /** Whether a path is answered without a look at credentials, wrong ones included. */
    public static boolean asksNobody(String path) {
        return path.startsWith("/v1/health/");
    }

    /** Who sent this request, if they showed it. */
    public static Optional<Caller> caller(HttpServletRequest request) {
        return Optional.ofNullable((Caller) request.getAttribute(CALLER));
    }

    /** Whether the service works is told to anybody, also while it cannot be found out who asks. */
    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return asksNobody(request.getRequestURI());
    }

    @Override
    @SuppressWarnings("try")
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Optional<Caller> caller;
        try {
            caller = resolve(request);
        } catch (ServiceException refused) {
            problems.write(refused, request, response);
            return;
        } catch (DataAccessException | TransactionException gone) {
            problems.write(ServiceException.unavailable(), request, response);
            return;
        }
        if (caller.isEmpty()) {
            chain.doFilter(request, response);
            return;
        }
        request.setAttribute(CALLER, caller.get());
        try (Tenant ignored = Tenant.enter(caller.get().organization())) {
            chain.doFilter(request, response);
        }
    }

    private Optional<Caller> resolve(HttpServletRequest request) {
        Optional<Credential> credential = Credential.of(request);
        if (credential.isEmpty()) {
            return Optional.empty();
        }
        Caller caller = callers.of(credential.get())
                .orElseThrow(() -> failures.answer(
                        request.getRemoteAddr(),
                        Unauthenticated.because("The credential is unknown, has ended or was revoked.")));
        if (caller.means() == Caller.Means.SESSION_COOKIE
                && !HARMLESS.contains(request.getMethod())
                && !isOurs(request)) {
            throw new ServiceException(
                    ErrorCode.FORBIDDEN,
                    "A session cookie changes something only from a page of " + address.dashboard() + ".");
        }
        return Optional.of(caller);
    }

    /** Whether a browser says that the request comes from a page of the dashboard; it cannot be made to lie about that. */
    private boolean isOurs(HttpServletRequest request) {
        String origin = request.getHeader("Origin");
        URI ours = address.dashboard();
        return origin != null && origin.equals(ours.getScheme() + "://" + ours.getRawAuthority());
    }
}
