package dev.ectype.compiler.json;

/** Quotes a text for JSON with as few escapes as possible. */
final class JsonQuotes {
    private static final String DIGITS = "0123456789abcdef";

    private JsonQuotes() {}

    static void append(StringBuilder target, String text) {
        target.append('"');
        int copied = 0;
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            boolean escaped = character < ' ' || character == '"' || character == '\\';
            // A lone surrogate has no bytes in UTF-8; escaped it survives every encoder.
            if (escaped || Character.isSurrogate(character) && !isHalfOfPair(text, index)) {
                target.append(text, copied, index);
                appendEscaped(target, character);
                copied = index + 1;
            }
        }
        // Appending a whole string copies its bytes, and appending a part copies each character.
        if (copied == 0) {
            target.append(text);
        } else {
            target.append(text, copied, text.length());
        }
        target.append('"');
    }

    private static boolean isHalfOfPair(String text, int index) {
        return Character.isHighSurrogate(text.charAt(index))
                ? index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1))
                : index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
    }

    private static void appendEscaped(StringBuilder target, char character) {
        switch (character) {
            case '"' -> target.append("\\\"");
            case '\\' -> target.append("\\\\");
            case '\n' -> target.append("\\n");
            case '\r' -> target.append("\\r");
            case '\t' -> target.append("\\t");
            case '\b' -> target.append("\\b");
            case '\f' -> target.append("\\f");
            default -> appendUnicode(target, character);
        }
    }

    private static void appendUnicode(StringBuilder target, char character) {
        target.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            target.append(DIGITS.charAt(character >> shift & 15));
        }
    }
}
