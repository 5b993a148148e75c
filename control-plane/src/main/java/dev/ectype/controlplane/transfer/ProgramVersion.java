package dev.ectype.controlplane.transfer;

import org.jspecify.annotations.Nullable;

/** The version of this program. */
final class ProgramVersion {
    private ProgramVersion() {}

    /** The version, or a word where the program does not run from its jar. */
    static String text() {
        @Nullable String version = ProgramVersion.class.getPackage().getImplementationVersion();
        return version == null ? "unknown" : version;
    }
}
