package dev.ectype.runtime.http;

/** The alphabet of methods and header names. */
public final class HttpToken {
    private static final String PUNCTUATION = "!#$%&'*+-.^_`|~";

    private HttpToken() {}

    /** Whether the text is at least one character long and holds nothing but letters, digits and marks of tokens. */
    public static boolean isValid(CharSequence text) {
        return text.length() > 0 && firstInvalid(text) < 0;
    }

    /** The position of the first character that no token holds, or -1. */
    static int firstInvalid(CharSequence text) {
        for (int index = 0; index < text.length(); index++) {
            if (!isCharacter(text.charAt(index))) {
                return index;
            }
        }
        return -1;
    }

    private static boolean isCharacter(char character) {
        return character >= 'a' && character <= 'z'
                || character >= 'A' && character <= 'Z'
                || character >= '0' && character <= '9'
                || PUNCTUATION.indexOf(character) >= 0;
    }
}
