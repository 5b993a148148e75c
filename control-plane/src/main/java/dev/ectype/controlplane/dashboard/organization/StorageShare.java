package dev.ectype.controlplane.dashboard.organization;

import dev.ectype.controlplane.platform.quota.StorageUse;

/** Holds the storage use of an organization as the page displays it. */
public record StorageShare(StorageUse use) {
    private static final int PERCENT = 100;
    private static final int CLOSE = 80;

    /** Returns the used part of the limit, from 0 to 100. */
    public int percent() {
        if (use.limitBytes() <= 0) {
            return PERCENT;
        }
        return (int) Math.min(PERCENT, Math.ceil((double) use.usedBytes() * PERCENT / use.limitBytes()));
    }

    /** Returns whether the storage is almost full, so that pages warn. */
    public boolean isClose() {
        return percent() >= CLOSE;
    }
}
