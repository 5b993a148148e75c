package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http2.DefaultHttp2HeadersDecoder;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Headers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Sends exactly the HTTP/2 frames of a test. */
final class Http2Frames implements AutoCloseable {
    static final int DATA = 0;
    static final int HEADERS = 1;
    static final int RST_STREAM = 3;
    static final int SETTINGS = 4;
    static final int GOAWAY = 7;
    static final int WINDOW_UPDATE = 8;
    static final int CONTINUATION = 9;
    static final int END_STREAM = 1;
    static final int END_HEADERS = 4;

    record Frame(int type, int flags, int stream, byte[] payload) {
        boolean ends() {
            return (flags & END_STREAM) != 0;
        }

        /** Returns the error code of RST_STREAM or GOAWAY. */
        int error() {
            return ByteBuffer.wrap(payload).getInt(type == GOAWAY ? 4 : 0);
        }
    }

    private final RawClient client;
    private final DefaultHttp2HeadersDecoder decoder = new DefaultHttp2HeadersDecoder(false);

    Http2Frames(int port) throws IOException {
        this(new RawClient(port));
    }

    /** Continues on an upgraded connection. */
    Http2Frames(RawClient upgraded) throws IOException {
        client = upgraded;
        client.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
        send(SETTINGS, 0, 0, new byte[0]);
    }

    Http2Frames send(int type, int flags, int stream, byte[] payload) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(9 + payload.length);
        frame.put((byte) (payload.length >> 16)).putShort((short) payload.length);
        frame.put((byte) type).put((byte) flags).putInt(stream).put(payload);
        client.send(frame.array());
        return this;
    }

    /** Sends bytes that need not be a frame. */
    void sendRaw(byte[] bytes) throws IOException {
        client.send(bytes);
    }

    Http2Frames request(int stream, String method, String path, boolean ends) throws IOException {
        byte[] block = block(":method", method, ":scheme", "http", ":path", path, ":authority", "x");
        return send(HEADERS, END_HEADERS | (ends ? END_STREAM : 0), stream, block);
    }

    Http2Frames windowUpdate(int stream, int increment) throws IOException {
        return send(
                WINDOW_UPDATE,
                0,
                stream,
                ByteBuffer.allocate(4).putInt(increment).array());
    }

    /** Encodes fields as literals without indexing. */
    static byte[] block(String... namesAndValues) {
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        for (int index = 0; index < namesAndValues.length; index += 2) {
            block.write(0);
            writeText(block, namesAndValues[index]);
            writeText(block, namesAndValues[index + 1]);
        }
        return block.toByteArray();
    }

    private static void writeText(ByteArrayOutputStream block, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        if (bytes.length < 127) {
            block.write(bytes.length);
        } else {
            block.write(127);
            int rest = bytes.length - 127;
            while (rest >= 128) {
                block.write(rest & 127 | 128);
                rest >>= 7;
            }
            block.write(rest);
        }
        block.writeBytes(bytes);
    }

    Frame read() throws IOException {
        byte[] head = client.read(9);
        if (head.length < 9) {
            throw new IOException("closed");
        }
        ByteBuffer fields = ByteBuffer.wrap(head);
        int length = (fields.get() & 0xff) << 16 | fields.getShort() & 0xffff;
        return new Frame(fields.get(), fields.get(), fields.getInt(), client.read(length));
    }

    /** Returns the next frame of one of the types. */
    Frame await(int... types) throws IOException {
        while (true) {
            Frame frame = read();
            for (int type : types) {
                if (frame.type() == type) {
                    return frame;
                }
            }
        }
    }

    /** Returns the remaining content of a stream. */
    String rest(int stream) throws IOException {
        StringBuilder text = new StringBuilder();
        while (true) {
            Frame frame = await(DATA);
            assertThat(frame.stream()).isEqualTo(stream);
            text.append(new String(frame.payload(), StandardCharsets.UTF_8));
            if (frame.ends()) {
                return text.toString();
            }
        }
    }

    String status(Frame headers) throws Http2Exception {
        return decode(headers).status().toString();
    }

    List<String> fields(Frame headers) throws Http2Exception {
        List<String> fields = new ArrayList<>();
        decode(headers).forEach(field -> fields.add(field.getKey() + "=" + field.getValue()));
        return fields;
    }

    private Http2Headers decode(Frame headers) throws Http2Exception {
        return decoder.decodeHeaders(headers.stream(), Unpooled.wrappedBuffer(headers.payload()));
    }

    boolean isSilentFor(int millis) throws IOException {
        return client.isSilentFor(millis);
    }

    @Override
    public void close() throws IOException {
        client.close();
    }
}
