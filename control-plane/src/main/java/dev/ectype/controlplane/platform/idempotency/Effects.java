package dev.ectype.controlplane.platform.idempotency;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.auth.Suspensions;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Begins the effects of routes that {@linkplain AsksFirst ask first}. */
@Component
public final class Effects {
    private final Suspensions suspensions;

    Effects(Suspensions suspensions) {
        this.suspensions = suspensions;
    }

    /** From here on what the request does is one transaction with its reply, if it has an {@code Idempotency-Key}. */
    public void begin(HttpServletRequest request) {
        checkSuspension(request);
        IdempotencyFilter.exchange(request).ifPresent(IdempotentExchange::beginEffect);
    }

    /**
     * The same for a request whose body was streamed; false where an earlier attempt did it already, whose reply has then been written.
     *
     * @param content the hash of the body
     */
    public boolean begin(HttpServletRequest request, HttpServletResponse response, byte[] content) throws IOException {
        checkSuspension(request);
        Optional<IdempotentExchange> exchange = IdempotencyFilter.exchange(request);
        if (exchange.isEmpty()) {
            return true;
        }
        Optional<StoredReply> before = exchange.get().beginEffect(RepeatableRequest.fingerprint(request, content));
        if (before.isPresent()) {
            before.get().writeTo(response);
        }
        return before.isEmpty();
    }

    /** The operator may have suspended the organization while the body arrived. */
    private void checkSuspension(HttpServletRequest request) {
        CallerFilter.caller(request).map(Caller::organization).ifPresent(suspensions::check);
    }

    /** The record that an attempt before this one is answered from. */
    public Optional<String> record(HttpServletRequest request) {
        return IdempotencyFilter.exchange(request).flatMap(IdempotentExchange::record);
    }

    /**
     * Does the work by which a request that takes long becomes a record, in one transaction with keeping which it is: later attempts are
     * answered from that record. Nothing where an attempt at the same time was first.
     *
     * @param work gives the name of the record
     */
    public Optional<String> promise(HttpServletRequest request, Supplier<String> work) {
        Optional<IdempotentExchange> exchange = IdempotencyFilter.exchange(request);
        if (exchange.isEmpty()) {
            return Optional.of(work.get());
        }
        IdempotentExchange.Promised promised = exchange.get().promise(work);
        return promised.earlier() ? Optional.empty() : Optional.of(promised.record());
    }

    /** The response of such a request, which is written while it goes on. */
    public HttpServletResponse open(HttpServletRequest request, HttpServletResponse response) {
        return IdempotencyFilter.open(request, response);
    }
}
