package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.health.HealthPart;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Reports whether contents can be stored. The rest of the service works without storage. A foreign storage counts as down, because reads
 * would miss contents and writes would go astray.
 */
@Component
final class StorageHealth implements HealthPart {
    private static final Logger LOG = LoggerFactory.getLogger(StorageHealth.class);

    private final ObjectStorage storage;
    private final StorageIdentity identity;
    /** The last logged mismatch, so that probes do not repeat it. */
    private final AtomicReference<Optional<StorageIdentity.Mismatch>> logged = new AtomicReference<>(Optional.empty());

    StorageHealth(ObjectStorage storage, StorageIdentity identity) {
        this.storage = storage;
        this.identity = identity;
    }

    @Override
    public String name() {
        return "storage";
    }

    @Override
    public Condition condition() {
        try {
            Optional<StorageIdentity.Mismatch> mismatch = identity.mismatch();
            if (!logged.getAndSet(mismatch).equals(mismatch)) {
                log(mismatch);
            }
            if (mismatch.isPresent()) {
                return new Condition(
                        State.DOWN,
                        "The storage " + (mismatch.get().found() == null ? "has no" : "has another")
                                + " identifier. Mount or configure the storage of this installation.");
            }
        } catch (RuntimeException unreachable) {
            return Condition.of(State.DEGRADED);
        }
        return Condition.of(storage.isReachable() ? State.UP : State.DEGRADED);
    }

    private void log(Optional<StorageIdentity.Mismatch> mismatch) {
        mismatch.ifPresentOrElse(
                wrong -> LOG.error("the storage \"{}\" {}", storage.location(), wrong.text()),
                () -> LOG.info("the storage \"{}\" belongs to this installation again", storage.location()));
    }
}
