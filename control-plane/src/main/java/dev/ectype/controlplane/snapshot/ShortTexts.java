package dev.ectype.controlplane.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/** Reads a JSON document and shortens its long strings. */
final class ShortTexts extends InputStream {
    private static final int PIECE = 64 * 1024;

    private final InputStream source;
    private final TextShortener shortener = new TextShortener();
    private final byte[] buffer = new byte[PIECE];
    private ByteBuffer shortened = ByteBuffer.allocate(0);

    ShortTexts(InputStream source) {
        this.source = source;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int most) throws IOException {
        while (!shortened.hasRemaining()) {
            int count = source.read(buffer);
            if (count < 0) {
                return -1;
            }
            shortened = shortener.shorten(buffer, 0, count);
        }
        int copied = Math.min(most, shortened.remaining());
        shortened.get(into, from, copied);
        return copied;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
