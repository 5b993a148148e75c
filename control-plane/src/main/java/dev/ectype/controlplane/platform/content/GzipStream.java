package dev.ectype.controlplane.platform.content;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterInputStream;

/** Compresses another stream as gzip while it is read. */
public final class GzipStream extends InputStream {
    private static final byte[] HEAD = {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, (byte) 0xff};
    private static final int TAIL = 8;
    private static final int PIECE = 16 * 1024;

    private final CRC32 sum = new CRC32();
    private final Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    private final InputStream packed;
    private InputStream part = new ByteArrayInputStream(HEAD);
    private boolean ending;

    public GzipStream(InputStream plain) {
        this.packed = new DeflaterInputStream(new CheckedInputStream(plain, sum), deflater, PIECE);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        int read = part.read(into, from, length);
        while (read < 0 && !ending) {
            // The trailer depends on all bytes before it.
            ending = part == packed;
            part = ending ? new ByteArrayInputStream(tail()) : packed;
            read = part.read(into, from, length);
        }
        return read;
    }

    private byte[] tail() {
        return ByteBuffer.allocate(TAIL)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt((int) sum.getValue())
                .putInt((int) deflater.getBytesRead())
                .array();
    }

    @Override
    public void close() throws IOException {
        deflater.end();
        packed.close();
    }
}
