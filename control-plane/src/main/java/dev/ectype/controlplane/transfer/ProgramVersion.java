package dev.ectype.controlplane.transfer;

import org.jspecify.annotations.Nullable;

/** Reads the version of this program. */
final class ProgramVersion {
    private ProgramVersion() {}

    /** Returns the version, or a placeholder if the program does not run from its jar. */
    static String text() {
        @Nullable String version = ProgramVersion.class.getPackage().getImplementationVersion();
        return version == null ? "unknown" : version;
    }
}
