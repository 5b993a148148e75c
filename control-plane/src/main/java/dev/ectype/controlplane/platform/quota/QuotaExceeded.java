package dev.ectype.controlplane.platform.quota;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that an upload exceeded the storage quota, once until the next accepted upload. */
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
