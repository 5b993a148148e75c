package dev.ectype.runtime.json;

/** Rejects strings with one half of a surrogate pair in escapes without the other. */
final class SurrogatePairs {
    private SurrogatePairs() {}

    /** Checks the string between two offsets. Its escapes must be well-formed. */
    static void check(JsonSource source, int from, int to) {
        byte[] bytes = source.bytes();
        for (int at = from; at < to; at++) {
            if (bytes[at] != '\\') {
                continue;
            }
            int escape = at++;
            if (bytes[at] != 'u') {
                continue;
            }
            at += 4;
            char unit = unit(bytes, escape);
            if (Character.isSurrogate(unit)) {
                boolean pair = Character.isHighSurrogate(unit)
                        && bytes[at + 1] == '\\'
                        && bytes[at + 2] == 'u'
                        && Character.isLowSurrogate(unit(bytes, at + 1));
                if (!pair) {
                    throw source.unexpected(escape, "both halves of a surrogate pair");
                }
                at += 6;
            }
        }
    }

    /** The code unit of the escape that begins at an offset. */
    private static char unit(byte[] bytes, int escape) {
        int value = 0;
        for (int at = escape + 2; at < escape + 6; at++) {
            value = value << 4 | Character.digit(bytes[at], 16);
        }
        return (char) value;
    }
}
