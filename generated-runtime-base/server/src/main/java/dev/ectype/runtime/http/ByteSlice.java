package dev.ectype.runtime.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/** References a range of an array without a copy: from is inclusive, to is exclusive. */
public record ByteSlice(byte[] array, int from, int to) implements MessageContent {
    public static final ByteSlice EMPTY = new ByteSlice(new byte[0], 0, 0);

    public ByteSlice {
        Objects.checkFromToIndex(from, to, array.length);
    }

    public static ByteSlice of(byte[] array) {
        return new ByteSlice(array, 0, array.length);
    }

    public static ByteSlice utf8(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    public int size() {
        return to - from;
    }

    public boolean isEmpty() {
        return to == from;
    }

    public byte[] copy() {
        return Arrays.copyOfRange(array, from, to);
    }

    /** Returns the bytes decoded as UTF-8. */
    public String text() {
        return new String(array, from, to - from, StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ByteSlice that && Arrays.equals(array, from, to, that.array, that.from, that.to);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int index = from; index < to; index++) {
            hash = 31 * hash + array[index];
        }
        return hash;
    }

    @Override
    public String toString() {
        return "Bytes[" + size() + "]";
    }
}
