package dev.ectype.runtime.state.journal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Collects the bytes of one entry and is reused for the next. */
final class EntryBuffer {
    private static final int LARGEST_KEPT = 1 << 20;
    private static final int LONGEST_VARINT = 10;
    private static final int LONGEST_NUMBER = 19;

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
        byte[] target = bytes;
        int start = length;
        for (int at = 0; at < size; at++) {
            target[start + at] = (byte) (value >>> (8 * at));
        }
        length = start + size;
        return this;
    }

    EntryBuffer number(long value) {
        room(LONGEST_VARINT);
        byte[] target = bytes;
        int end = length;
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            target[end++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        target[end++] = (byte) rest;
        length = end;
        return this;
    }

    EntryBuffer flag(boolean value) {
        return fixed(value ? 1 : 0, 1);
    }

    EntryBuffer text(String text) {
        // Encoding into an array that is dropped at once is faster than looking at every character here.
        return raw(text.getBytes(StandardCharsets.UTF_8));
    }

    EntryBuffer optional(@Nullable String text) {
        flag(text != null);
        return text == null ? this : text(text);
    }

    EntryBuffer raw(byte[] value) {
        return raw(value, 0, value.length);
    }

    EntryBuffer raw(byte[] array, int from, int to) {
        return number(to - from).bytes(array, from, to);
    }

    /** Adds bytes without their length. */
    EntryBuffer bytes(byte[] array, int from, int to) {
        room(to - from);
        System.arraycopy(array, from, bytes, length, to - from);
        length += to - from;
        return this;
    }

    /** The text of a number from 0 on. */
    EntryBuffer digits(long value) {
        room(LONGEST_VARINT + LONGEST_NUMBER);
        int count = 1;
        for (long rest = value / 10; rest > 0; rest /= 10) {
            count++;
        }
        number(count);
        long rest = value;
        for (int at = length + count - 1; at >= length; at--) {
            bytes[at] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        length += count;
        return this;
    }

    private void room(int more) {
        if (bytes.length - length < more) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, Math.addExact(length, more)));
        }
    }
}
