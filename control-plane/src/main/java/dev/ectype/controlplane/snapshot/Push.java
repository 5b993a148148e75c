package dev.ectype.controlplane.snapshot;

import org.jspecify.annotations.Nullable;

/**
 * What a client wants of a snapshot that it sends.
 *
 * @param project its identifier or slug
 * @param expectedVersion which version must be the newest of that name, 0 for none; nothing where any may be
 * @param force whether the versions of a name may be of different APIs
 */
record Push(
        String project,
        String name,
        String sha256,
        @Nullable Integer expectedVersion,
        boolean force) {}
