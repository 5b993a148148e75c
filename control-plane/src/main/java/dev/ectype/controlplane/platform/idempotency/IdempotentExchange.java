package dev.ectype.controlplane.platform.idempotency;

import dev.ectype.controlplane.platform.auth.Caller;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionStatus;
import org.springframework.transaction.support.DefaultTransactionDefinition;
import org.springframework.web.util.ContentCachingResponseWrapper;

/**
 * Runs a request with an idempotency key. Its effect, its events and its reply are one transaction, so a crash leaves no trace and the next
 * attempt starts anew.
 */
final class IdempotentExchange {
    /** The statuses without a stored reply: invalid requests, and errors that may be gone at the next attempt. */
    private static final List<Integer> NOT_KEPT = List.of(400, 401, 413, 415, 429);

    private static final List<String> KEPT_HEADERS = List.of(
            "Content-Type", "Location", "Allow", "ETag", "Content-Security-Policy", "Referrer-Policy", "Cache-Control");

    private static final int ERRORS = 400;
    private static final int FAULTS = 500;

    private final Caller caller;
    private final String key;
    /** The fingerprint, null until a streamed body is read. */
    private byte @Nullable [] fingerprint;

    private final ReplySafe safe;
    private final PlatformTransactionManager transactions;
    private @Nullable TransactionStatus transaction;
    private @Nullable Object savepoint;
    private boolean awaitsEffect;
    private @Nullable String record;

    IdempotentExchange(
            Caller caller,
            String key,
            byte @Nullable [] fingerprint,
            ReplySafe safe,
            PlatformTransactionManager transactions) {
        this.caller = caller;
        this.key = key;
        this.fingerprint = fingerprint;
        this.safe = safe;
        this.transactions = transactions;
    }

    /** Begins the transaction and returns the reply of an earlier attempt, if there is one. */
    Optional<StoredReply> begin() {
        TransactionStatus begun = transactions.getTransaction(new DefaultTransactionDefinition());
        transaction = begun;
        Optional<StoredReply> before = safe.begin(caller, key, known());
        if (before.isEmpty()) {
            savepoint = begun.createSavepoint();
        }
        return before;
    }

    /** Returns the reply of an earlier attempt, if there is one, and leaves no transaction open. */
    Optional<StoredReply> look() {
        if (fingerprint == null) {
            awaitsEffect = true;
            return Optional.empty();
        }
        TransactionStatus looking = transactions.getTransaction(new DefaultTransactionDefinition());
        try {
            awaitsEffect = true;
            return safe.find(caller, key, known());
        } finally {
            transactions.rollback(looking);
        }
    }

    /** Begins the transaction after an earlier lookup, and checks again for a concurrent request with the same key. */
    void beginEffect() {
        awaitsEffect = false;
        if (begin().isPresent()) {
            throw ReplySafe.inProgress();
        }
    }

    /** Begins the transaction of a request with a streamed body and returns the reply of an earlier attempt, if there is one. */
    Optional<StoredReply> beginEffect(byte[] read) {
        awaitsEffect = false;
        fingerprint = fingerprint == null ? read : fingerprint;
        return begin();
    }

    /** Stores the record that answers this request, in one transaction with some work; returns the record of an earlier attempt. */
    Promised promise(Supplier<String> work) {
        awaitsEffect = false;
        TransactionStatus begun = transactions.getTransaction(new DefaultTransactionDefinition());
        try {
            Optional<StoredReply> before = safe.begin(caller, key, known());
            String name = before.isPresent() ? before.get().record() : work.get();
            if (before.isEmpty()) {
                safe.keep(caller, key, known(), StoredReply.promise(name));
                transactions.commit(begun);
            }
            record = name;
            return new Promised(name, before.isPresent());
        } finally {
            if (!begun.isCompleted()) {
                transactions.rollback(begun);
            }
        }
    }

    /** Pairs a record with whether it belongs to an earlier attempt. */
    record Promised(String record, boolean earlier) {}

    /** Stores the record of an earlier attempt. */
    void answeredBy(String name) {
        awaitsEffect = false;
        record = name;
    }

    Optional<String> record() {
        return Optional.ofNullable(record);
    }

    private byte[] known() {
        if (fingerprint == null) {
            throw new IllegalStateException(
                    "A route with a streamed body must reserve the key before it reads the body.");
        }
        return fingerprint;
    }

    /** Ends the transaction: commits the effect with its reply, or only the reply of a rejection. */
    void end(ContentCachingResponseWrapper response) throws IOException {
        TransactionStatus begun = transaction;
        Object before = savepoint;
        transaction = null;
        int status = response.getStatus();
        if (begun == null) {
            if (awaitsEffect && status < ERRORS && !replayed(response)) {
                throw new IllegalStateException("A route that reserves the key must begin its effect.");
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
        safe.keep(caller, key, known(), reply(response));
        transactions.commit(begun);
    }

    /** Takes back the effect of a rejected request before its reply is rendered from the database. */
    void undo() {
        if (transaction != null && savepoint != null) {
            transaction.rollbackToSavepoint(savepoint);
        }
    }

    /** Rolls back an open transaction. */
    void abandon() {
        if (transaction != null) {
            transactions.rollback(transaction);
            transaction = null;
        }
    }

    private static boolean replayed(ContentCachingResponseWrapper response) {
        return response.getHeader(StoredReply.REPLAYED) != null;
    }

    private static StoredReply reply(ContentCachingResponseWrapper response) {
        Map<String, String> headers = new LinkedHashMap<>();
        for (String name : KEPT_HEADERS) {
            String value = name.equals("Content-Type") ? response.getContentType() : response.getHeader(name);
            if (value != null) {
                headers.put(name, value);
            }
        }
        return new StoredReply(response.getStatus(), headers, response.getContentAsByteArray());
    }
}
