package dev.ectype.runtime.json;

/** Holds the range of bytes to parse and creates its error messages. A scanner reuses it for the next range. */
final class JsonSource {
    private byte[] bytes;
    private int from;
    private int end;

    JsonSource(byte[] bytes, int from, int end) {
        this.bytes = bytes;
        this.from = from;
        this.end = end;
    }

    void set(byte[] text, int start, int stop) {
        bytes = text;
        from = start;
        end = stop;
    }

    byte[] bytes() {
        return bytes;
    }

    int from() {
        return from;
    }

    int end() {
        return end;
    }

    MalformedJson unexpected(int at, String expected) {
        return new MalformedJson(at - from, expected, found(at));
    }

    MalformedJson exceeds(int at, String expected, String found) {
        return new MalformedJson(at - from, expected, found);
    }

    private String found(int at) {
        if (at >= end) {
            return "end of input";
        }
        int value = bytes[at] & 0xFF;
        if (value == 0xEF && end - at >= 3 && (bytes[at + 1] & 0xFF) == 0xBB && (bytes[at + 2] & 0xFF) == 0xBF) {
            return "a byte order mark";
        }
        return value > ' ' && value < 0x7F ? "'" + (char) value + "'" : "byte 0x" + hex(value >> 4) + hex(value & 15);
    }

    private static char hex(int digit) {
        return "0123456789ABCDEF".charAt(digit);
    }
}
