package dev.ectype.runtime.emulator.route;

import java.nio.charset.StandardCharsets;

/** Decodes and encodes percent-encoded text. Malformed sequences stand for themselves. */
public final class PercentCodec {
    private PercentCodec() {}

    /** Decodes a range of a path. */
    public static String decode(String text, int from, int to) {
        return decode(text, from, to, false);
    }

    /** Decodes a name or value of a form or query, where a plus means a space. */
    public static String decodeForm(String text, int from, int to) {
        return decode(text, from, to, true);
    }

    private static String decode(String text, int from, int to, boolean form) {
        int first = from;
        while (first < to && text.charAt(first) != '%' && !(form && text.charAt(first) == '+')) {
            first++;
        }
        if (first == to) {
            return text.substring(from, to);
        }
        byte[] bytes = text.substring(from, to).getBytes(StandardCharsets.UTF_8);
        int length = first - from;
        boolean plain = true;
        for (int at = 0; at < length; at++) {
            plain &= text.charAt(from + at) < 0x80;
        }
        return decode(bytes, plain ? length : 0, form);
    }

    private static String decode(byte[] bytes, int start, boolean form) {
        int length = start;
        for (int at = start; at < bytes.length; at++) {
            int high = bytes[at] == '%' && at + 2 < bytes.length ? hex(bytes[at + 1]) : -1;
            int low = high < 0 ? -1 : hex(bytes[at + 2]);
            if (low >= 0) {
                bytes[length++] = (byte) (high << 4 | low);
                at += 2;
            } else {
                bytes[length++] = form && bytes[at] == '+' ? (byte) ' ' : bytes[at];
            }
        }
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    /** Encodes a text as a query value or a path segment. */
    public static String encode(String text) {
        boolean plain = true;
        for (int at = 0; at < text.length() && plain; at++) {
            plain = isPlain(text.charAt(at));
        }
        if (plain) {
            return text;
        }
        StringBuilder encoded = new StringBuilder(text.length() + 8);
        for (byte octet : text.getBytes(StandardCharsets.UTF_8)) {
            if (isPlain(octet)) {
                encoded.append((char) octet);
            } else {
                encoded.append('%').append(digit(octet >> 4)).append(digit(octet));
            }
        }
        return encoded.toString();
    }

    private static boolean isPlain(int character) {
        return character >= 'a' && character <= 'z'
                || character >= 'A' && character <= 'Z'
                || character >= '0' && character <= '9'
                || character > 0 && "-._~".indexOf(character) >= 0;
    }

    private static char digit(int bits) {
        return "0123456789ABCDEF".charAt(bits & 15);
    }

    private static int hex(byte digit) {
        if (digit >= '0' && digit <= '9') {
            return digit - '0';
        }
        int letter = digit | 0x20;
        return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
    }
}
