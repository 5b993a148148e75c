package dev.ectype.runtime.netty.connection;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Collects the output of one connection, so that a batch of replies is one write. */
public final class OutputBuffer {
    private static final int INITIAL = 16 * 1024;
    static final int FULL = 64 * 1024;

    private byte[] array = new byte[INITIAL];
    private int size;
    private @Nullable ChannelHandlerContext owner;

    /** Assigns the buffer to a connection. Collected bytes of another connection are written to that one first. */
    OutputBuffer ownedBy(ChannelHandlerContext context) {
        if (owner != context) {
            if (owner != null) {
                writeTo(owner);
                owner.flush();
            }
            owner = context;
        }
        return this;
    }

    /** Drops a closed connection with its collected bytes. */
    void forget(ChannelHandlerContext context) {
        if (owner == context) {
            owner = null;
            size = 0;
        }
    }

    /** Returns the array with room for this many more bytes from {@link #size()} on. */
    public byte[] reserve(int count) {
        if (count > array.length - size) {
            array = Arrays.copyOf(array, Math.max(Math.addExact(size, count), array.length * 2));
        }
        return array;
    }

    public int size() {
        return size;
    }

    public void size(int position) {
        size = position;
    }

    /** Returns a copy of the collected bytes from a position on. */
    public byte[] bytes(int from) {
        return Arrays.copyOfRange(array, from, size);
    }

    public void append(byte[] bytes) {
        System.arraycopy(bytes, 0, reserve(bytes.length), size, bytes.length);
        size += bytes.length;
    }

    public boolean isFull() {
        return size >= FULL;
    }

    /** Writes all collected bytes, and a tail too large for the buffer, to the channel without a flush. */
    public void writeTo(ChannelHandlerContext context, byte[] tail, int from, int to) {
        int count = size + to - from;
        if (count == 0) {
            return;
        }
        ByteBuf buffer = context.alloc().ioBuffer(count);
        buffer.writeBytes(array, 0, size).writeBytes(tail, from, to - from);
        size = 0;
        context.write(buffer, context.voidPromise());
    }

    public void writeTo(ChannelHandlerContext context) {
        writeTo(context, array, 0, 0);
    }
}
