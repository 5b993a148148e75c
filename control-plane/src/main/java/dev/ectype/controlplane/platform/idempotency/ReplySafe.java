package dev.ectype.controlplane.platform.idempotency;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Stores replies for a day. They are sealed because some contain secrets, together with the fingerprints of their requests, because a hash of
 * a request with a password would allow to guess it.
 */
@Component
final class ReplySafe {
    static final Duration KEPT = Duration.ofHours(24);
    static final String PURPOSE = "idempotent reply";

    private final ReplyRepository repository;
    private final ApplicationKey key;
    private final JsonMapper json;
    private final Clock clock;

    ReplySafe(ReplyRepository repository, ApplicationKey key, JsonMapper json, Clock clock) {
        this.repository = repository;
        this.key = key;
        this.json = json;
        this.clock = clock;
    }

    /** Begins a request with a key, in the transaction of its effect, and returns the reply of an earlier attempt. */
    Optional<StoredReply> begin(Caller caller, String name, byte[] fingerprint) {
        if (!repository.lock(number(caller, name))) {
            throw inProgress();
        }
        return find(caller, name, fingerprint);
    }

    /** Returns the stored reply of a request with a key, if there is one. */
    Optional<StoredReply> find(Caller caller, String name, byte[] fingerprint) {
        return repository
                .find(caller.organization(), caller.id(), name, clock.instant().minus(KEPT))
                .map(stored -> open(stored, fingerprint));
    }

    /** Stores the reply of a request, in the transaction of its effect. */
    void keep(Caller caller, String name, byte[] fingerprint, StoredReply reply) {
        byte[] body = json.writeValueAsBytes(reply);
        byte[] plain = ByteBuffer.allocate(fingerprint.length + body.length)
                .put(fingerprint)
                .put(body)
                .array();
        repository.keep(caller.organization(), caller.id(), name, key.seal(plain, PURPOSE), clock.instant());
    }

    static ServiceException inProgress() {
        return new ServiceException(
                        ErrorCode.IDEMPOTENCY_IN_PROGRESS,
                        "A request with this Idempotency-Key is being executed right now; send it again in a moment.")
                .header("Retry-After", "1");
    }

    private StoredReply open(byte[] stored, byte[] fingerprint) {
        byte[] plain = key.open(stored, PURPOSE);
        if (!MessageDigest.isEqual(Arrays.copyOf(plain, Fingerprint.LENGTH), fingerprint)) {
            throw new ServiceException(
                    ErrorCode.IDEMPOTENCY_MISMATCH,
                    "This Idempotency-Key was used for another method, path or body; use a new one for each request.");
        }
        return json.readValue(Arrays.copyOfRange(plain, Fingerprint.LENGTH, plain.length), StoredReply.class);
    }

    private long number(Caller caller, String name) {
        return ByteBuffer.wrap(Fingerprint.of(PURPOSE, caller.organization().toString(), caller.id(), name))
                .getLong();
    }
}
