package dev.ectype.cli.terminal;

import java.util.regex.Pattern;

/** Makes texts of descriptions, servers and other users harmless for a terminal, which obeys control characters. */
public final class SafeText {
    /** Control characters, and the marks that change the direction of writing (Unicode Standard Annex 9). */
    private static final Pattern CONTROL_CHARACTERS =
            Pattern.compile("[\\p{Cntrl}\\u0080-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]");

    private SafeText() {}

    /** One line with a question mark for each character that a terminal obeys. */
    public static String line(String text) {
        return CONTROL_CHARACTERS.matcher(text).replaceAll("?");
    }

    /** A text whose line breaks and tabs stay. */
    public static String lines(String text) {
        return CONTROL_CHARACTERS
                .matcher(text)
                .replaceAll(found -> "\n\t".contains(found.group()) ? found.group() : "?");
    }
}
