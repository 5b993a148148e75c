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

    /** Ends the transaction: commits the effect with its reply, or the reply alone where it tells of a refusal. */
    void end(ContentCachingResponseWrapper response) throws IOException {
        TransactionStatus begun = transaction;
        Object before = savepoint;
        transaction = null;
        if (begun == null) {
            return;
        }
        int status = response.getStatus();
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
