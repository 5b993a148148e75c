package dev.ectype.controlplane.platform.content;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes of a stream and calls a rule after each read, which may end the stream with an exception. */
abstract class CountedStream extends FilterInputStream {
    private long count;

    CountedStream(InputStream source) {
        super(source);
    }

    /** Returns the number of bytes read so far. */
    public final long count() {
        return count;
    }

    /**
     * Throws an exception if the stream must end.
     *
     * @param more the number of bytes of the last read; 0 at the end
     */
    abstract void check(int more);

    @Override
    public final int read() throws IOException {
        int next = super.read();
        add(next < 0 ? 0 : 1);
        return next;
    }

    @Override
    public final int read(byte[] into, int from, int length) throws IOException {
        int read = super.read(into, from, length);
        add(Math.max(read, 0));
        return read;
    }

    private void add(int more) {
        count += more;
        check(more);
    }
}
