package dev.ectype.runtime.http;

/** Validates methods and header names. */
final class HttpToken {
    private static final String PUNCTUATION = "!#$%&'*+-.^_`|~";

    private HttpToken() {}

    /** Returns true if the text is not empty and contains only token characters. */
    static boolean isValid(CharSequence text) {
        return text.length() > 0 && firstInvalid(text) < 0;
    }

    /** Returns the position of the first invalid character, or -1. */
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
