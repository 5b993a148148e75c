package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.http.TrailedBody;
import dev.ectype.runtime.netty.Http2Frames.Frame;
import dev.ectype.runtime.netty.option.NettyOptions;
import io.netty.handler.codec.http2.Http2Exception;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(NoLeaks.class)
class Http2SmallRepliesTest {
    private static final int INITIAL_WINDOW_SIZE = 4;
    private static final int USUAL_WINDOW = 65_535;
    private static NettyServer server;

    @BeforeAll
    static void start() {
        NettyOptions options =
                NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {}).withThreads(1);
        server = NettyServer.start(options, Http2SmallRepliesTest::answer);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Answers {@code /body/9} with nine bytes, {@code /trailed/9} also with trailers, and {@code /fields/9} with a long field. */
    private static void answer(Request request, ReplyBuffer reply) {
        String[] path = request.path().split("/");
        int count = Integer.parseInt(path[2]);
        switch (path[1]) {
            case "trailed" ->
                reply.body(new TrailedBody(
                        ByteSlice.of(new byte[count]), List.of(HeaderField.of("status-after", "good"))));
            case "fields" -> reply.header("long", "x".repeat(count)).append("body");
            default -> reply.append(new byte[count]);
        }
    }

    private static Http2Frames clientWithWindow(int size) throws IOException {
        byte[] payload = ByteBuffer.allocate(6)
                .putShort((short) INITIAL_WINDOW_SIZE)
                .putInt(size)
                .array();
        return new Http2Frames(server.port()).send(Http2Frames.SETTINGS, 0, 0, payload);
    }

    /** Returns the frames of requests, which arrive at once. */
    private static byte[] requests(String path, int count) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int index = 0; index < count; index++) {
            byte[] block = Http2Frames.block(":method", "GET", ":scheme", "http", ":path", path, ":authority", "x");
            bytes.writeBytes(ByteBuffer.allocate(9 + block.length)
                    .put((byte) 0)
                    .putShort((short) block.length)
                    .put((byte) Http2Frames.HEADERS)
                    .put((byte) (Http2Frames.END_HEADERS | Http2Frames.END_STREAM))
                    .putInt(2 * index + 1)
                    .put(block)
                    .array());
        }
        return bytes.toByteArray();
    }

    @Test
    void repliesWaitForTheWindowOfTheConnection() throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.sendRaw(requests("/body/8000", 9));
            int received = 0;
            int ended = 0;
            while (received < USUAL_WINDOW) {
                Frame data = client.await(Http2Frames.DATA);
                received += data.payload().length;
                ended += data.ends() ? 1 : 0;
            }
            assertThat(received).isEqualTo(USUAL_WINDOW);
            assertThat(ended).isEqualTo(8);
            client.windowUpdate(0, USUAL_WINDOW);
            Frame last = client.await(Http2Frames.DATA);
            assertThat(last.payload()).hasSize(9 * 8000 - USUAL_WINDOW);
            assertThat(last.stream()).isEqualTo(17);
            assertThat(last.ends()).isTrue();
        }
    }

    @Test
    void headArrivesBeforeTheClientOpensTheWindow() throws IOException, Http2Exception {
        try (Http2Frames client = clientWithWindow(10)) {
            client.request(1, "GET", "/body/100", true);
            assertThat(client.status(client.await(Http2Frames.HEADERS))).isEqualTo("200");
            assertThat(client.await(Http2Frames.DATA).payload()).hasSize(10);
            client.windowUpdate(1, 1000);
            assertThat(client.rest(1)).hasSize(90);
        }
    }

    @Test
    void trailersFollowTheBody() throws IOException, Http2Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/trailed/5", true);
            assertThat(client.fields(client.await(Http2Frames.HEADERS))).containsExactly(":status=200");
            Frame data = client.read();
            assertThat(data.type()).isEqualTo(Http2Frames.DATA);
            assertThat(data.payload()).hasSize(5);
            assertThat(data.ends()).isFalse();
            Frame trailers = client.read();
            assertThat(trailers.type()).isEqualTo(Http2Frames.HEADERS);
            assertThat(client.fields(trailers)).containsExactly("status-after=good");
            assertThat(trailers.ends()).isTrue();
        }
    }

    @Test
    void longAndEmptyBodiesHaveTrailersToo() throws IOException, Http2Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            for (int count : new int[] {0, 20_000}) {
                int stream = count + 1;
                client.request(stream, "GET", "/trailed/" + count, true);
                client.await(Http2Frames.HEADERS);
                assertThat(client.fields(client.await(Http2Frames.HEADERS))).containsExactly("status-after=good");
            }
        }
    }

    @Test
    void requestsBeforeAnInvalidFrameAreAnswered() throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            bytes.writeBytes(requests("/body/5", 1));
            // A window update by nothing.
            bytes.writeBytes(new byte[] {0, 0, 4, Http2Frames.WINDOW_UPDATE, 0, 0, 0, 0, 0, 0, 0, 0, 0});
            client.sendRaw(bytes.toByteArray());
            Frame first = client.await(Http2Frames.DATA, Http2Frames.GOAWAY);
            assertThat(first.type()).isEqualTo(Http2Frames.DATA);
            assertThat(first.payload()).hasSize(5);
            assertThat(client.await(Http2Frames.GOAWAY).error()).isEqualTo(1);
        }
    }

    @Test
    void longFieldsContinueInAnotherFrame() throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/fields/30000", true);
            Frame head = client.await(Http2Frames.HEADERS);
            assertThat(head.flags() & Http2Frames.END_HEADERS).isZero();
            assertThat(client.read().type()).isEqualTo(Http2Frames.CONTINUATION);
            assertThat(client.rest(1)).isEqualTo("body");
        }
    }
}
