package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.ByteSlice;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Splits incoming bytes into messages and decompresses the messages. */
final class FrameReader {
    private static final int PIECE = 8192;

    private final @Nullable String encoding;
    private byte[] held = new byte[0];

    /**
     * Creates a reader for one request.
     *
     * @param encoding the compression of compressed messages, or null
     */
    FrameReader(@Nullable String encoding) {
        this.encoding = encoding;
    }

    /** Returns the messages that end within these bytes. */
    List<byte[]> read(ByteSlice piece) throws GrpcFailure {
        ByteSlice bytes = joined(piece);
        List<byte[]> messages = new ArrayList<>();
        int at = bytes.from();
        while (bytes.to() - at >= FrameWriter.HEAD) {
            byte[] array = bytes.array();
            long length = (array[at + 1] & 0xFFL) << 24
                    | (array[at + 2] & 0xFF) << 16
                    | (array[at + 3] & 0xFF) << 8
                    | array[at + 4] & 0xFF;
            if (length > FrameWriter.LONGEST) {
                throw tooLong(length);
            }
            int content = at + FrameWriter.HEAD;
            if (length > bytes.to() - content) {
                break;
            }
            int end = content + (int) length;
            messages.add(plain(array[at], Arrays.copyOfRange(array, content, end)));
            at = end;
        }
        held = Arrays.copyOfRange(bytes.array(), at, bytes.to());
        return messages;
    }

    private ByteSlice joined(ByteSlice piece) {
        if (held.length == 0) {
            return piece;
        }
        byte[] joined = Arrays.copyOf(held, held.length + piece.size());
        System.arraycopy(piece.array(), piece.from(), joined, held.length, piece.size());
        return ByteSlice.of(joined);
    }

    /**
     * Ends the input.
     *
     * @throws GrpcFailure if the input ends within a message
     */
    void end() throws GrpcFailure {
        if (held.length > 0) {
            throw new GrpcFailure(
                    StatusCode.INTERNAL,
                    "the request ends within a message, " + held.length + " bytes after its beginning");
        }
    }

    private byte[] plain(int kind, byte[] message) throws GrpcFailure {
        if (kind == 0) {
            return message;
        }
        if (kind != 1) {
            throw new GrpcFailure(StatusCode.INTERNAL, "a message begins with " + (kind & 0xFF) + ", expected 0 or 1");
        }
        if (!"gzip".equals(encoding)) {
            throw encoding == null || encoding.equals("identity")
                    ? new GrpcFailure(
                            StatusCode.INTERNAL, "a message is compressed, but the request has no grpc-encoding")
                    : unknown(encoding);
        }
        try (InputStream stream = new GZIPInputStream(new ByteArrayInputStream(message))) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] piece = new byte[PIECE];
            for (int read = stream.read(piece); read >= 0; read = stream.read(piece)) {
                out.write(piece, 0, read);
                if (out.size() > FrameWriter.LONGEST) {
                    throw tooLong(out.size());
                }
            }
            return out.toByteArray();
        } catch (IOException broken) {
            throw new GrpcFailure(StatusCode.INTERNAL, "a message is not valid gzip: " + broken.getMessage());
        }
    }

    static GrpcFailure unknown(String encoding) {
        return new GrpcFailure(
                StatusCode.UNIMPLEMENTED, "grpc-encoding " + encoding + " is not known, expected gzip or identity");
    }

    private static GrpcFailure tooLong(long length) {
        return new GrpcFailure(
                StatusCode.RESOURCE_EXHAUSTED,
                "a message has " + length + " bytes or more, but the limit is " + FrameWriter.LONGEST);
    }
}
