package dev.ectype.compiler.source;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Hashes files and texts for comparisons. */
public final class SourceHash {
    private SourceHash() {}

    public static String of(CharSequence text) {
        return of(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    public static String of(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
