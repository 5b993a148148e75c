package dev.ectype.runtime.state;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Bytes that grow while an entry is written, and are used again for the next. */
final class EntryBuffer {
    private static final int LARGEST_KEPT = 1 << 20;
    private static final int LONGEST_VARINT = 10;

    private byte[] bytes = new byte[1024];
    private int length;

    void reset() {
        length = 0;
        if (bytes.length > LARGEST_KEPT) {
            bytes = new byte[1024];
        }
    }

    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }

    EntryBuffer fixed(long value, int size) {
        room(size);
        for (int at = 0; at < size; at++) {
            bytes[length++] = (byte) (value >>> (8 * at));
        }
        return this;
    }

    EntryBuffer number(long value) {
        room(LONGEST_VARINT);
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            bytes[length++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[length++] = (byte) rest;
        return this;
    }

    EntryBuffer flag(boolean value) {
        return fixed(value ? 1 : 0, 1);
    }

    EntryBuffer text(String text) {
        int size = text.length();
        room(size + LONGEST_VARINT);
        int start = length;
        number(size);
        for (int at = 0; at < size; at++) {
            char character = text.charAt(at);
            if (character >= 0x80) {
                length = start;
                return raw(text.getBytes(StandardCharsets.UTF_8));
            }
            bytes[length++] = (byte) character;
        }
        return this;
    }

    EntryBuffer optional(@Nullable String text) {
        flag(text != null);
        return text == null ? this : text(text);
    }

    EntryBuffer raw(byte[] value) {
        number(value.length);
        room(value.length);
        System.arraycopy(value, 0, bytes, length, value.length);
        length += value.length;
        return this;
    }

    private void room(int more) {
        if (bytes.length - length < more) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, Math.addExact(length, more)));
        }
    }
}
