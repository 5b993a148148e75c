package dev.ectype.compiler.source;

/**
 * A file that the compiler looked at, with the SHA-256 of its bytes, so that a cache can tell whether it changed.
 *
 * @param file the name that users know it by
 * @param id its identity beside the entry, see {@link SourceRoot#hash}
 */
public record FileFingerprint(String file, String id, String sha256) {
    /** Stands for the hash of a file that was looked for and not there. */
    public static final String ABSENT = "absent";
}
