package dev.ectype.compiler.infer;

import java.util.List;
import java.util.Locale;

/** Path segments that say which API is spoken, not of what. */
final class Versions {
    private static final List<String> PREFIXES = List.of("api", "apis", "rest", "public");

    private Versions() {}

    static boolean isVersion(String literal) {
        String lower = literal.toLowerCase(Locale.ROOT);
        if (PREFIXES.contains(lower)) {
            return true;
        }
        String digits = lower.startsWith("v") ? lower.substring(1) : lower;
        return !digits.isEmpty() && Character.isDigit(digits.charAt(0));
    }
}
