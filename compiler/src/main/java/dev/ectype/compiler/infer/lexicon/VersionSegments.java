package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import java.util.Locale;

/** Recognises path segments that contain an API version or a general prefix. */
public final class VersionSegments {
    private static final List<String> PREFIXES = List.of("api", "apis", "rest", "public");

    private VersionSegments() {}

    public static boolean isVersion(String literal) {
        String lower = literal.toLowerCase(Locale.ROOT);
        if (PREFIXES.contains(lower)) {
            return true;
        }
        String digits = lower.startsWith("v") ? lower.substring(1) : lower;
        return !digits.isEmpty() && Character.isDigit(digits.charAt(0));
    }
}
