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

/** Begins the effects of routes with {@link AsksFirst}. */
@Component
public final class Effects {
    private final Suspensions suspensions;

    Effects(Suspensions suspensions) {
        this.suspensions = suspensions;
    }

    /** Begins the transaction that contains the effect and, with an {@code Idempotency-Key}, the reply. */
    public void begin(HttpServletRequest request) {
        checkSuspension(request);
        IdempotencyFilter.exchange(request).ifPresent(IdempotentExchange::beginEffect);
    }

    /**
     * Begins the transaction of a request with a streamed body; returns false after it has written the reply of an earlier attempt.
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

    /** The operator may have suspended the organization during the upload. */
    private void checkSuspension(HttpServletRequest request) {
        CallerFilter.caller(request).map(Caller::organization).ifPresent(suspensions::check);
    }

    /** Takes back the effect of a rejected request, so that its reply can be rendered from the database. */
    public void undo(HttpServletRequest request) {
        IdempotencyFilter.exchange(request).ifPresent(IdempotentExchange::undo);
    }

    /** Returns the record that answers repetitions of an earlier attempt. */
    public Optional<String> record(HttpServletRequest request) {
        return IdempotencyFilter.exchange(request).flatMap(IdempotentExchange::record);
    }

    /**
     * Creates the record of a long request and stores its name, in one transaction. Later attempts are answered from that record. Returns
     * empty if a concurrent attempt was first.
     *
     * @param work the work that creates the record and returns its name
     */
    public Optional<String> promise(HttpServletRequest request, Supplier<String> work) {
        Optional<IdempotentExchange> exchange = IdempotencyFilter.exchange(request);
        if (exchange.isEmpty()) {
            return Optional.of(work.get());
        }
        IdempotentExchange.Promised promised = exchange.get().promise(work);
        return promised.earlier() ? Optional.empty() : Optional.of(promised.record());
    }

    /** Returns the response of such a request, which is written during the work. */
    public HttpServletResponse open(HttpServletRequest request, HttpServletResponse response) {
        return IdempotencyFilter.open(request, response);
    }
}
