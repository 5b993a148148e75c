package dev.ectype.controlplane.snapshot;

import org.jspecify.annotations.Nullable;

/**
 * Holds the parameters of a push.
 *
 * @param project the identifier or slug of the project
 * @param expectedVersion the expected newest version of the name, 0 for none; null if any is accepted
 * @param force whether to accept a version of another API than the newest one
 */
record Push(
        String project,
        String name,
        String sha256,
        @Nullable Integer expectedVersion,
        boolean force) {}
