package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.ByteSlice;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/**
 * Messages with the five bytes that stand before each, as
 * <a href="https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md">gRPC over HTTP/2</a> sends them.
 */
final class FrameWriter {
    static final int HEAD = 5;

    /** What servers of gRPC take by default. */
    static final int LONGEST = 4 << 20;

    /** What the first byte of a frame says of gRPC-Web's trailers. */
    private static final int TRAILERS = 0x80;

    /** Shorter messages become no shorter. */
    private static final int WORTH_COMPRESSING = 1024;

    private FrameWriter() {}

    /** A message with its head, compressed where that is wanted and of use. */
    static ByteSlice of(byte[] message, boolean compressed) {
        return compressed && message.length > WORTH_COMPRESSING ? framed(1, gzip(message)) : framed(0, message);
    }

    /** The trailers of gRPC-Web. */
    static ByteSlice trailers(byte[] lines) {
        return framed(TRAILERS, lines);
    }

    private static ByteSlice framed(int kind, byte[] content) {
        byte[] frame = new byte[HEAD + content.length];
        frame[0] = (byte) kind;
        frame[1] = (byte) (content.length >>> 24);
        frame[2] = (byte) (content.length >>> 16);
        frame[3] = (byte) (content.length >>> 8);
        frame[4] = (byte) content.length;
        System.arraycopy(content, 0, frame, HEAD, content.length);
        return ByteSlice.of(frame);
    }

    private static byte[] gzip(byte[] content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(content);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }
}
