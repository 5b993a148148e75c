package dev.ectype.compiler.source;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Computes checksums of files and texts for comparisons. */
public final class SourceHash {
    private SourceHash() {}

    /** Returns the {@linkplain #checksum(byte[]) checksum} of a text in UTF-8. */
    public static String checksum(CharSequence text) {
        return checksum(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Returns a checksum that detects changes, not attacks: the length, CRC-32 and CRC-32C. The JVM computes both with the processor's
     * instructions from the beginning; a new JVM needs ten milliseconds or more to load SHA-256, and 200 ms for 10 MB.
     */
    public static String checksum(byte[] content) {
        return Integer.toHexString(content.length) + "-" + checksum(content, new CRC32())
                + checksum(content, new CRC32C());
    }

    private static String checksum(byte[] content, Checksum sum) {
        sum.update(content, 0, content.length);
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }
}
