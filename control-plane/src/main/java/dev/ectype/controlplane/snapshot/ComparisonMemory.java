package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.error.InvalidRequest;

/** Limits the memory of a comparison for names and hashes, and rejects snapshots that need more. */
final class ComparisonMemory {
    /** Two comparisons with two counters each leave half of the memory to everything else. */
    private static final long MOST = Runtime.getRuntime().maxMemory() / 8;

    /** The memory of a map entry of name and hash, besides the characters of the name. */
    private static final int ENTRY = 150;

    private long taken;

    /** Adds a name with a hash. */
    void take(String name) {
        taken += ENTRY + name.length();
        if (taken > MOST) {
            throw tooMuch();
        }
    }

    private static InvalidRequest tooMuch() {
        return new InvalidRequest("These snapshots have too many instances and members to compare them in " + MOST
                + " bytes of memory; download both and compare the files.");
    }
}
