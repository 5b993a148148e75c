package dev.ectype.runtime.state.journal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads entries written by an {@link EntryBuffer}. */
final class EntryReader {
    private final byte[] bytes;
    private int at;

    EntryReader(byte[] bytes, int from) {
        this.bytes = bytes;
        this.at = from;
    }

    long fixed(int size) {
        long value = 0;
        for (int index = 0; index < size; index++) {
            value |= (bytes[at++] & 0xFFL) << (8 * index);
        }
        return value;
    }

    long number() {
        long value = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = bytes[at++];
            value |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return value;
            }
        }
    }

    int count() {
        return (int) number();
    }

    boolean flag() {
        return bytes[at++] != 0;
    }

    String text() {
        int size = count();
        at += size;
        return new String(bytes, at - size, size, StandardCharsets.UTF_8);
    }

    @Nullable
    String optional() {
        return flag() ? text() : null;
    }

    byte[] raw() {
        int size = count();
        at += size;
        return Arrays.copyOfRange(bytes, at - size, at);
    }
}
