package dev.ectype.cli.terminal;

import java.util.regex.Pattern;

/** Replaces control characters in untrusted texts, because terminals obey them. */
public final class SafeText {
    /** Matches control characters and the marks that change the writing direction (Unicode Standard Annex 9). */
    private static final Pattern CONTROL_CHARACTERS =
            Pattern.compile("[\\p{Cntrl}\\u0080-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]");

    private SafeText() {}

    /** Returns one line with a question mark for each control character. */
    public static String line(String text) {
        return CONTROL_CHARACTERS.matcher(text).replaceAll("?");
    }

    /** Returns a text that keeps its line breaks and tabs. */
    public static String lines(String text) {
        return CONTROL_CHARACTERS
                .matcher(text)
                .replaceAll(match -> "\n\t".contains(match.group()) ? match.group() : "?");
    }
}
