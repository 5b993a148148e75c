package dev.ectype.runtime.json.text;

/** Checks and writes single characters of UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF. */
public final class Utf8 {
    private Utf8() {}

    /** The length of the well-formed sequence of two to four bytes at {@code at}, or 0 where there is none. */
    public static int length(byte[] bytes, int at, int end) {
        int lead = bytes[at] & 0xFF;
        if (lead < 0xC2 || lead > 0xF4) {
            return 0;
        }
        int length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (end - at < length || !secondFits(lead, bytes[at + 1] & 0xFF)) {
            return 0;
        }
        for (int i = 2; i < length; i++) {
            if ((bytes[at + i] & 0xC0) != 0x80) {
                return 0;
            }
        }
        return length;
    }

    private static boolean secondFits(int lead, int second) {
        int least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        int greatest = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        return second >= least && second <= greatest;
    }

    /** Writes {@code codePoint}, a surrogate as U+FFFD, and returns the offset after it. */
    public static int put(int codePoint, byte[] into, int at) {
        int value = codePoint >= 0xD800 && codePoint < 0xE000 ? 0xFFFD : codePoint;
        int end = at;
        if (value < 0x80) {
            into[end++] = (byte) value;
            return end;
        }
        if (value < 0x800) {
            into[end++] = (byte) (0xC0 | value >> 6);
        } else {
            if (value < 0x10000) {
                into[end++] = (byte) (0xE0 | value >> 12);
            } else {
                into[end++] = (byte) (0xF0 | value >> 18);
                into[end++] = (byte) (0x80 | value >> 12 & 0x3F);
            }
            into[end++] = (byte) (0x80 | value >> 6 & 0x3F);
        }
        into[end++] = (byte) (0x80 | value & 0x3F);
        return end;
    }
}
