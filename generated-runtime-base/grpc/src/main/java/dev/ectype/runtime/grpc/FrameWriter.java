package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.ByteSlice;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/**
 * Writes messages with the five-byte frame header of
 * <a href="https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md">gRPC over HTTP/2</a>.
 */
final class FrameWriter {
    static final int HEAD = 5;

    /** The default maximum message size of gRPC servers, in bytes. */
    static final int LONGEST = 4 << 20;

    /** The flag of a gRPC-Web trailer frame in its first byte. */
    private static final int TRAILERS = 0x80;

    /** The minimum size for compression, in bytes. Smaller messages do not shrink. */
    private static final int WORTH_COMPRESSING = 1024;

    private FrameWriter() {}

    /** Frames a message and compresses it if the client accepts this and it saves bytes. */
    static ByteSlice of(byte[] message, boolean compressed) {
        return compressed && message.length > WORTH_COMPRESSING ? framed(1, gzip(message)) : framed(0, message);
    }

    /** Frames the trailers of gRPC-Web. */
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
