package dev.ectype.runtime.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/**
 * References a range of an array without a copy. Slices with equal bytes are equal.
 *
 * @param array the array
 * @param from the offset of the first byte
 * @param to the offset after the last byte
 */
public record ByteSlice(byte[] array, int from, int to) implements MessageContent {
    /** The slice without bytes. */
    public static final ByteSlice EMPTY = new ByteSlice(new byte[0], 0, 0);

    /**
     * Creates a slice.
     *
     * @param array the array
     * @param from the offset of the first byte
     * @param to the offset after the last byte
     * @throws IndexOutOfBoundsException if the range is not in the array
     */
    public ByteSlice {
        Objects.checkFromToIndex(from, to, array.length);
    }

    /**
     * Creates the slice of a whole array.
     *
     * @param array the array, not copied
     * @return the slice
     */
    public static ByteSlice of(byte[] array) {
        return new ByteSlice(array, 0, array.length);
    }

    /**
     * Encodes a text as UTF-8.
     *
     * @param text the text
     * @return the slice of the encoded bytes
     */
    public static ByteSlice utf8(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** {@return the number of bytes} */
    public int size() {
        return to - from;
    }

    /** {@return true if the slice has no bytes} */
    public boolean isEmpty() {
        return to == from;
    }

    /** {@return a new array with the bytes of the slice} */
    public byte[] copy() {
        return Arrays.copyOfRange(array, from, to);
    }

    /** {@return the bytes decoded as UTF-8} */
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
