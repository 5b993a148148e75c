package dev.ectype.compiler.source;

/**
 * Identifies a file that the compiler read, with the SHA-256 of its bytes, so that a cache can detect changes.
 *
 * @param file the display name
 * @param id the identity relative to the entry, see {@link SourceRoot#hash}
 */
public record FileFingerprint(String file, String id, String sha256) {
    /** The hash of a missing file. */
    public static final String ABSENT = "absent";
}
