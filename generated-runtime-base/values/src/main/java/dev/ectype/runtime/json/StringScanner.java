package dev.ectype.runtime.json;

import dev.ectype.runtime.json.text.PlainTextScanner;
import dev.ectype.runtime.json.text.Utf8;

/** Finds the end of a string and sets the flags for its decoding. */
final class StringScanner {
    private StringScanner() {}

    /** The offset behind the string that opens at {@code at}, with the node's flags in the upper half. */
    static long scan(JsonSource source, int at) {
        byte[] bytes = source.bytes();
        int end = source.end();
        long flags = 0;
        int position = at + 1;
        while (true) {
            position = PlainTextScanner.skipPlain(bytes, position, end);
            if (position >= end) {
                throw source.unexpected(position, "'\"' at the end of a string");
            }
            byte value = bytes[position];
            if (value == '"') {
                return flags << 32 | position + 1;
            } else if (value == '\\') {
                flags |= TapeLayout.ESCAPED;
                position = behindEscape(source, position + 1);
            } else if (value < 0) {
                flags |= TapeLayout.NON_ASCII;
                position = behindCharacters(source, position);
            } else {
                throw source.unexpected(position, "an escape instead of a control character");
            }
        }
    }

    private static int behindCharacters(JsonSource source, int at) {
        byte[] bytes = source.bytes();
        int position = at;
        while (position < source.end() && bytes[position] < 0) {
            int length = Utf8.length(bytes, position, source.end());
            if (length == 0) {
                throw source.unexpected(position, "well-formed UTF-8");
            }
            position += length;
        }
        return position;
    }

    private static int behindEscape(JsonSource source, int at) {
        if (at < source.end()) {
            switch (source.bytes()[at]) {
                case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
                    return at + 1;
                case 'u':
                    return behindHex(source, at + 1);
                default:
            }
        }
        throw source.unexpected(at, "one of \"\\/bfnrtu after a backslash");
    }

    private static int behindHex(JsonSource source, int at) {
        for (int i = at; i < at + 4; i++) {
            if (i >= source.end() || !isHex(source.bytes()[i])) {
                throw source.unexpected(i, "four hexadecimal digits after \\u");
            }
        }
        return at + 4;
    }

    private static boolean isHex(byte value) {
        return value >= '0' && value <= '9' || (value | 0x20) >= 'a' && (value | 0x20) <= 'f';
    }
}
