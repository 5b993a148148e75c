package dev.ectype.runtime.http;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Collects the body of a reply: bytes in its own array, a range of another array, or a stream. */
final class ReplyBody {
    private static final int KEPT_CAPACITY = 1 << 20;
    private static final int FIRST_CAPACITY = 1024;
    private static final byte[] NO_BYTES = {};

    /** Allocated by the first byte, because the replies of many calls have no body. */
    private byte[] own = NO_BYTES;

    private byte[] array = own;
    private int from;
    private int to;
    private @Nullable ContentStream stream;

    void clear() {
        stream = null;
        if (own.length > KEPT_CAPACITY) {
            own = NO_BYTES;
        }
        startOwn();
    }

    /** Copies the bytes. A stream is shared. */
    ReplyBody copy() {
        ReplyBody copy = new ReplyBody();
        copy.array = Arrays.copyOfRange(array, from, to);
        copy.to = copy.array.length;
        copy.stream = stream;
        return copy;
    }

    void set(byte[] bytes, int start, int end) {
        Objects.checkFromToIndex(start, end, bytes.length);
        array = bytes;
        from = start;
        to = end;
        stream = null;
    }

    void set(ContentStream content) {
        stream = content;
        startOwn();
    }

    void append(byte[] bytes, int start, int end) {
        int length = end - start;
        reserve(length);
        System.arraycopy(bytes, start, own, to, length);
        to += length;
    }

    void append(int singleByte) {
        reserve(1);
        own[to++] = (byte) singleByte;
    }

    byte[] reserve(int count) {
        if (array != own || stream != null) {
            stream = null;
            startOwn();
        }
        int needed = Math.addExact(to, count);
        if (needed > own.length) {
            int more = own.length < KEPT_CAPACITY ? Math.max(FIRST_CAPACITY, own.length * 2) : needed + (needed >> 1);
            own = Arrays.copyOf(own, Math.max(needed, more));
            array = own;
        }
        return own;
    }

    void advance(int count) {
        to = Objects.checkIndex(to + count, own.length + 1);
    }

    byte[] array() {
        return array;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    @Nullable
    ContentStream stream() {
        return stream;
    }

    private void startOwn() {
        array = own;
        from = 0;
        to = 0;
    }
}
