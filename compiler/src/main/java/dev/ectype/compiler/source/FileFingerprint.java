package dev.ectype.compiler.source;

/**
 * Identifies a file that the compiler read, with a checksum of its bytes, so that a cache can detect changes.
 *
 * @param file the display name
 * @param id the identity relative to the entry, see {@link SourceRoot#checksum}
 */
public record FileFingerprint(String file, String id, String checksum) {
    /** The checksum of a missing file. */
    public static final String ABSENT = "absent";
}
