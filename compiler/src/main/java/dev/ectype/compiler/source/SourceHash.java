package dev.ectype.compiler.source;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Hashes files and texts for comparisons. */
public final class SourceHash {
    private SourceHash() {}

    public static String of(CharSequence text) {
        return of(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Returns a checksum that detects changes of a file, not attacks: its length, CRC-32 and CRC-32C. The JVM computes both with the
     * processor's instructions from the beginning; SHA-256 of 10 MB takes a new JVM 200 ms.
     */
    static String checksum(byte[] content) {
        return Integer.toHexString(content.length) + "-" + checksum(content, new CRC32())
                + checksum(content, new CRC32C());
    }

    private static String checksum(byte[] content, Checksum sum) {
        sum.update(content, 0, content.length);
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    public static String of(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
