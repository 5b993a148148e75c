package dev.ectype.runtime.schema.keyword;

import dev.ectype.runtime.json.Document;

/** Inspects the bytes of values without decoding them. */
public final class LiteralInspector {
    private static final int SHORT_DIGITS = 18;

    private LiteralInspector() {}

    /** Returns true if the number is a plain integer that surely fits a long. */
    public static boolean isShortInteger(Document number) {
        byte[] bytes = number.array();
        int from = number.from();
        if (bytes[from] == '-') {
            from++;
        }
        if (number.to() - from > SHORT_DIGITS) {
            return false;
        }
        for (int at = from; at < number.to(); at++) {
            if (bytes[at] < '0' || bytes[at] > '9') {
                return false;
            }
        }
        return true;
    }

    /** Returns the number of a string's code points, or -1 for a string with escapes. */
    public static int codePoints(Document text) {
        byte[] bytes = text.array();
        int points = 0;
        for (int at = text.from() + 1; at < text.to() - 1; at++) {
            if (bytes[at] == '\\') {
                return -1;
            }
            if ((bytes[at] & 0xC0) != 0x80) {
                points++;
            }
        }
        return points;
    }
}
