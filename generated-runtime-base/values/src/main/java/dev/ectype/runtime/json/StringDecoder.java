package dev.ectype.runtime.json;

import dev.ectype.runtime.json.text.Utf8;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Decodes strings on a tape, as late and as cheaply as their flags allow. */
final class StringDecoder {
    private StringDecoder() {}

    static String decode(byte[] bytes, int[] tape, int node) {
        int from = tape[node + TapeLayout.FROM] + 1;
        int length = tape[node + TapeLayout.TO] - 1 - from;
        int flags = tape[node] & (TapeLayout.ESCAPED | TapeLayout.NON_ASCII);
        if (flags == 0) {
            return new String(bytes, from, length, StandardCharsets.ISO_8859_1);
        }
        if (flags == TapeLayout.NON_ASCII) {
            return new String(bytes, from, length, StandardCharsets.UTF_8);
        }
        byte[] decoded = new byte[length];
        return new String(decoded, 0, unescape(bytes, from, from + length, decoded), StandardCharsets.UTF_8);
    }

    static boolean is(byte[] bytes, int[] tape, int node, String wanted) {
        if ((tape[node] & (TapeLayout.ESCAPED | TapeLayout.NON_ASCII)) != 0) {
            return decode(bytes, tape, node).equals(wanted);
        }
        int from = tape[node + TapeLayout.FROM] + 1;
        int length = tape[node + TapeLayout.TO] - 1 - from;
        if (length != wanted.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (bytes[from + i] != wanted.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Returns true if two strings decode to the same text. */
    static boolean same(Document left, Document right) {
        if (left.isEscaped() || right.isEscaped()) {
            return left.text().equals(right.text());
        }
        return Arrays.equals(left.array(), left.from(), left.to(), right.array(), right.from(), right.to());
    }

    private static int unescape(byte[] bytes, int from, int end, byte[] into) {
        int written = 0;
        int at = from;
        while (at < end) {
            byte value = bytes[at++];
            if (value != '\\') {
                into[written++] = value;
                continue;
            }
            byte escape = bytes[at++];
            if (escape != 'u') {
                into[written++] = simple(escape);
                continue;
            }
            int unit = hex(bytes, at);
            at += 4;
            if (unit >> 10 == 0xD800 >> 10 && isLowSurrogate(bytes, at, end)) {
                unit = Character.toCodePoint((char) unit, (char) hex(bytes, at + 2));
                at += 6;
            }
            written = Utf8.put(unit, into, written);
        }
        return written;
    }

    private static boolean isLowSurrogate(byte[] bytes, int at, int end) {
        return end - at >= 6 && bytes[at] == '\\' && bytes[at + 1] == 'u' && hex(bytes, at + 2) >> 10 == 0xDC00 >> 10;
    }

    private static int hex(byte[] bytes, int at) {
        int value = 0;
        for (int i = at; i < at + 4; i++) {
            value = value << 4 | Character.digit(bytes[i], 16);
        }
        return value;
    }

    private static byte simple(byte escape) {
        return switch (escape) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> escape;
        };
    }
}
