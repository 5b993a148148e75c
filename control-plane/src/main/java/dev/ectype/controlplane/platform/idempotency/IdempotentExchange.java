package dev.ectype.controlplane.platform.idempotency;

import dev.ectype.controlplane.platform.auth.Caller;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionStatus;
import org.springframework.transaction.support.DefaultTransactionDefinition;
import org.springframework.web.util.ContentCachingResponseWrapper;

/**
 * A mutation under a key. Its effect, its events and its reply are one transaction, so a crash in between leaves nothing, and the next
 * attempt begins anew.
 */
final class IdempotentExchange {
    /** What is not kept: the request never was one, or the fault may be gone at the next attempt. */
    private static final List<Integer> NOT_KEPT = List.of(400, 401, 413, 415, 429);

    private static final int ERRORS = 400;
    private static final int FAULTS = 500;

    private final Caller caller;
    private final String key;
    private final byte[] fingerprint;
    private final ReplySafe safe;
    private final PlatformTransactionManager transactions;
    private @Nullable TransactionStatus transaction;
    private @Nullable Object savepoint;
    private boolean awaitsEffect;

    IdempotentExchange(
            Caller caller, String key, byte[] fingerprint, ReplySafe safe, PlatformTransactionManager transactions) {
        this.caller = caller;
        this.key = key;
        this.fingerprint = fingerprint;
        this.safe = safe;
        this.transactions = transactions;
    }

    /** Begins the transaction; gives the reply of an earlier attempt, if there was one. */
    Optional<StoredReply> begin() {
        TransactionStatus begun = transactions.getTransaction(new DefaultTransactionDefinition());
        transaction = begun;
        Optional<StoredReply> before = safe.begin(caller, key, fingerprint);
        if (before.isEmpty()) {
            savepoint = begun.createSavepoint();
        }
        return before;
    }

    /** Gives the reply of an earlier attempt, if there was one, and leaves no transaction open. */
    Optional<StoredReply> look() {
        TransactionStatus looking = transactions.getTransaction(new DefaultTransactionDefinition());
        try {
            awaitsEffect = true;
            return safe.find(caller, key, fingerprint);
        } finally {
            transactions.rollback(looking);
        }
    }

    /** Begins the transaction of a request that was looked for before; one of the same key may have overtaken it since. */
    void beginEffect() {
        awaitsEffect = false;
        if (begin().isPresent()) {
            throw ReplySafe.inProgress();
        }
    }

    /** Ends the transaction: commits the effect with its reply, or the reply alone where it tells of a refusal. */
    void end(ContentCachingResponseWrapper response) throws IOException {
        TransactionStatus begun = transaction;
        Object before = savepoint;
        transaction = null;
        int status = response.getStatus();
        if (begun == null) {
            if (awaitsEffect && status < ERRORS && !replayed(response)) {
                throw new IllegalStateException("A route that asks first must begin its effect.");
            }
            return;
        }
        if (before == null || NOT_KEPT.contains(status) || status >= FAULTS) {
            transactions.rollback(begun);
            return;
        }
        if (status >= ERRORS) {
            begun.rollbackToSavepoint(before);
        }
        safe.keep(caller, key, fingerprint, reply(response));
        transactions.commit(begun);
    }

    /** Undoes what was not ended. */
    void abandon() {
        if (transaction != null) {
            transactions.rollback(transaction);
            transaction = null;
        }
    }

    private static boolean replayed(ContentCachingResponseWrapper response) {
        return response.getHeader(IdempotencyInterceptor.REPLAYED) != null;
    }

    private static StoredReply reply(ContentCachingResponseWrapper response) {
        Map<String, String> headers = new LinkedHashMap<>();
        for (String name : List.of("Content-Type", "Location", "Allow")) {
            String value = name.equals("Content-Type") ? response.getContentType() : response.getHeader(name);
            if (value != null) {
                headers.put(name, value);
            }
        }
        return new StoredReply(response.getStatus(), headers, response.getContentAsByteArray());
    }
}
