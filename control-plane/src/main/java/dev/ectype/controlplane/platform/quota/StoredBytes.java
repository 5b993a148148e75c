package dev.ectype.controlplane.platform.quota;

import java.util.UUID;

/** Counts the bytes that one feature has stored for an organization. */
public interface StoredBytes {
    Kind kind();

    long of(UUID organization);

    /** Returns the stored bytes. */
    enum Kind {
        RECORDINGS,
        SNAPSHOTS
    }
}
