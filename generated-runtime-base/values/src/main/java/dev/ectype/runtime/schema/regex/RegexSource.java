package dev.ectype.runtime.schema.regex;

import org.jspecify.annotations.Nullable;

/** Reads the text of an expression from a position. */
final class RegexSource {
    private final String text;
    private int at;

    RegexSource(String text) {
        this.text = text;
    }

    boolean isAtEnd() {
        return at >= text.length();
    }

    int position() {
        return at;
    }

    void returnTo(int position) {
        at = position;
    }

    boolean startsWith(String token) {
        return text.startsWith(token, at);
    }

    boolean take(String token) {
        if (!startsWith(token)) {
            return false;
        }
        at += token.length();
        return true;
    }

    /** Reads the next code point. */
    int next() {
        if (isAtEnd()) {
            throw new InvalidRegex("ends too early");
        }
        int point = text.codePointAt(at);
        at += Character.charCount(point);
        return point;
    }

    /** Reads the text up to a character, and the character itself. */
    String until(char end) {
        int found = text.indexOf(end, at);
        if (found < 0) {
            throw new InvalidRegex("missing " + end);
        }
        String before = text.substring(at, found);
        at = found + 1;
        return before;
    }

    /** Reads a decimal number, at most {@link RegexNode#UNBOUNDED}; null without a digit. */
    @Nullable
    Integer takeNumber() {
        int start = at;
        long number = 0;
        while (!isAtEnd() && CharacterProperty.isDigit(text.charAt(at))) {
            number = Math.min(RegexNode.UNBOUNDED, number * 10 + (text.charAt(at++) - '0'));
        }
        return at == start ? null : (int) number;
    }

    /** Reads a hexadecimal number with a number of digits; -1 without reading for other characters. */
    int takeHex(int digits) {
        if (at + digits > text.length()) {
            return -1;
        }
        int value = 0;
        for (int offset = 0; offset < digits; offset++) {
            int digit = Character.digit(text.charAt(at + offset), 16);
            if (digit < 0 || text.charAt(at + offset) >= 0x80) {
                return -1;
            }
            value = value << 4 | digit;
        }
        at += digits;
        return value;
    }
}
