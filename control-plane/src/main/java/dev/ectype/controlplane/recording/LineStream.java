package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.io.IOException;
import java.io.InputStream;

/** Limits each read of a stream to the end of a line, so that readers of lines read no further. */
final class LineStream extends InputStream {
    private static final int PIECE = 64 * 1024;

    private final InputStream source;
    private final int longest;
    private final byte[] buffer = new byte[PIECE];
    private int at;
    private int end;
    private long position;
    private long line = 1;
    private long length;

    /** @param longest the maximum number of bytes in a line */
    LineStream(InputStream source, int longest) {
        this.source = source;
        this.longest = longest;
    }

    /** Returns the number of bytes read so far. */
    long position() {
        return position;
    }

    /** Returns whether more than blank lines follows. It consumes the blank lines and the first other character. */
    boolean hasMore() throws IOException {
        int next = read();
        while (next >= 0 && next <= ' ') {
            next = read();
        }
        return next >= 0;
    }

    /** Reads up to the end of the current line. */
    void skipLine() throws IOException {
        int next = read();
        while (next >= 0 && next != '\n') {
            next = read();
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int most) throws IOException {
        if (at == end) {
            at = 0;
            end = source.read(buffer);
            if (end <= 0) {
                end = 0;
                return -1;
            }
        }
        int first = at;
        int last = at + Math.min(most, end - at);
        boolean ended = false;
        while (at < last && !ended) {
            ended = buffer[at++] == '\n';
        }
        int copied = at - first;
        System.arraycopy(buffer, first, into, from, copied);
        position += copied;
        count(copied, ended);
        return copied;
    }

    private void count(int count, boolean ended) {
        length += count;
        if (length > longest) {
            throw InvalidRequest.of("line " + line, "size", "is longer than " + longest + " bytes");
        }
        if (ended) {
            line++;
            length = 0;
        }
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
