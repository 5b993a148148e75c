package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.ir.resource.IdStyle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads an identifier style from an example or from a pattern. */
final class IdStyleReader {
    private static final Pattern UUID = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,25}");
    private static final Pattern PREFIXED = Pattern.compile("((?:[A-Za-z]{1,16}[_-]){1,3})([A-Za-z0-9]{6,64})");
    private static final Pattern BARE = Pattern.compile("[A-Za-z]{0,4}[0-9a-zA-Z]{12,64}");
    private static final Pattern PREFIX_OF_PATTERN =
            Pattern.compile("\\^?((?:[A-Za-z]{1,16}[_-]){1,3})(?:\\[[^\\]]{1,30}\\]|\\\\w|\\\\d|\\.|\\(|$).*");
    private static final Pattern GLUED = Pattern.compile("\\^([A-Za-z]{1,8})(\\[[^\\]]{1,30}\\])\\{([0-9]{1,2})\\}\\$");
    private static final int USUAL_LENGTH = 14;

    private IdStyleReader() {}

    /** Returns the style of the sample, or null when it is ambiguous. */
    static @Nullable IdStyle ofSample(String sample) {
        if (UUID.matcher(sample).matches()) {
            return new IdStyle.Uuid();
        }
        if (DIGITS.matcher(sample).matches()) {
            return new IdStyle.Digits(sample.length());
        }
        Matcher prefixed = PREFIXED.matcher(sample);
        if (prefixed.matches() && looksRandom(prefixed.group(2))) {
            return prefixed(prefixed.group(1), prefixed.group(2));
        }
        return BARE.matcher(sample).matches() && looksRandom(sample) ? prefixed("", sample) : null;
    }

    /** Returns the style of a pattern, or null when the pattern does not begin with a prefix. */
    static @Nullable IdStyle ofPattern(String pattern) {
        if (pattern.contains("{8}-") && pattern.contains("{4}-")) {
            return new IdStyle.Uuid();
        }
        Matcher glued = pattern.length() > 200 ? null : GLUED.matcher(pattern);
        if (glued != null && glued.matches() && glued.group(2).startsWith("[0-9")) {
            int length = Math.max(1, Math.min(64, Integer.parseInt(glued.group(3))));
            return new IdStyle.Prefixed(glued.group(1), length, alphabet(glued.group(2)));
        }
        Matcher matcher = pattern.length() > 200 ? null : PREFIX_OF_PATTERN.matcher(pattern);
        return matcher != null && matcher.matches()
                ? new IdStyle.Prefixed(matcher.group(1), length(pattern), alphabet(pattern))
                : null;
    }

    private static IdStyle prefixed(String prefix, String random) {
        return new IdStyle.Prefixed(prefix, random.length(), alphabetOf(random));
    }

    /**
     * Returns whether a text looks generated. Words have no digits inside; generated identifiers have digits or mixed
     * case.
     */
    private static boolean looksRandom(String text) {
        boolean digit = text.chars().anyMatch(Character::isDigit);
        boolean upper = text.chars().skip(1).anyMatch(Character::isUpperCase);
        boolean lower = text.chars().anyMatch(Character::isLowerCase);
        return digit || upper && lower;
    }

    private static String alphabetOf(String random) {
        boolean upper = random.chars().anyMatch(Character::isUpperCase);
        boolean lower = random.chars().anyMatch(Character::isLowerCase);
        boolean letters = random.chars().anyMatch(Character::isLetter);
        boolean hex =
                letters && !(upper && lower) && random.chars().allMatch(letter -> Character.digit(letter, 16) >= 0);
        if (hex) {
            return "0123456789" + (upper ? "ABCDEF" : "abcdef");
        }
        return "0123456789" + (upper ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "") + (lower ? "abcdefghijklmnopqrstuvwxyz" : "");
    }

    private static String alphabet(String pattern) {
        boolean upper = pattern.contains("A-Z") || pattern.contains("\\w");
        boolean lower = pattern.contains("a-z") || pattern.contains("\\w");
        boolean hex = pattern.contains("a-f");
        String letters = (upper ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "") + (lower ? "abcdefghijklmnopqrstuvwxyz" : "");
        return "0123456789" + (hex ? "abcdef" : letters);
    }

    private static int length(String pattern) {
        Matcher count = Pattern.compile("\\{([0-9]{1,3})[,}]").matcher(pattern);
        int length = count.find() ? Integer.parseInt(count.group(1)) : USUAL_LENGTH;
        return Math.max(4, Math.min(64, length));
    }
}
