package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.error.InvalidRequest;

/** Counts the memory that a comparison takes for names and hashes, and refuses snapshots that need too much. */
final class ComparisonMemory {
    /** Two comparisons with two counts each leave half of the memory to everything else. */
    private static final long MOST = Runtime.getRuntime().maxMemory() / 8;

    /** What a name with its hash takes in a map, beside the letters of the name. */
    private static final int ENTRY = 150;

    private long taken;

    /** Counts a name with a hash. */
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
