package dev.ectype.controlplane.platform.quota;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** An upload was refused because the plan of the organization has no room for it; logged once until an upload is taken again. */
record QuotaExceeded(String target, StorageUse after) implements Change {
    @Override
    public String kind() {
        return "storage_quota.exceeded";
    }

    @Override
    public @Nullable Object before() {
        return null;
    }
}
