package dev.ectype.runtime.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/** A range of an array, shared and not copied: from is inside, to is outside. */
public record Bytes(byte[] array, int from, int to) implements Content {
    public static final Bytes EMPTY = new Bytes(new byte[0], 0, 0);

    public Bytes {
        Objects.checkFromToIndex(from, to, array.length);
    }

    public static Bytes of(byte[] array) {
        return new Bytes(array, 0, array.length);
    }

    public static Bytes utf8(String text) {
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

    /** The bytes read as UTF-8. */
    public String text() {
        return new String(array, from, to - from, StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes that && Arrays.equals(array, from, to, that.array, that.from, that.to);
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
