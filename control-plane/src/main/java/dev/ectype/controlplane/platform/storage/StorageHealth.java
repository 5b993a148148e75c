package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.health.HealthPart;
import org.springframework.stereotype.Component;

/** Whether contents can be kept; all that needs none of them goes on without. */
@Component
final class StorageHealth implements HealthPart {
    private final ObjectStorage storage;

    StorageHealth(ObjectStorage storage) {
        this.storage = storage;
    }

    @Override
    public String name() {
        return "storage";
    }

    @Override
    public State state() {
        return storage.isReachable() ? State.UP : State.DEGRADED;
    }
}
