package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.netty.option.NettyOptions;
import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that connection errors end with a GOAWAY that arrives, even if the client continues to send. */
@ExtendWith(NoLeaks.class)
@Timeout(20)
class Http2MalformedFramesTest {
    private static NettyServer server;

    @BeforeAll
    static void start() {
        server = NettyServer.start(
                NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {}).withThreads(1), new EchoHandler());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "settings cut off, 000005 04 00 00000000 0000000000, 6",
        "settings of a stream, 000000 04 00 00000001, 1",
        "settings that push twice, 000006 04 00 00000000 000200000002, 1",
        "settings with a window too large, 000006 04 00 00000000 0004ffffffff, 3",
        "acknowledgement with content, 000006 04 01 00000000 000300000001, 6",
        "ping cut off, 000007 06 00 00000000 00000000000000, 6",
        "ping of a stream, 000008 06 00 00000001 0000000000000000, 1",
        "window update by nothing, 000004 08 00 00000000 00000000, 1",
        "window update too large, 000004 08 00 00000000 7fffffff, 3",
        "reset of an idle stream, 000004 03 00 00000009 00000008, 1",
        "reset of the connection, 000004 03 00 00000000 00000008, 1",
        "data of no stream, 000001 00 00 00000000 00, 1",
        "data of an idle stream, 000001 00 00 00000009 00, 1",
        "head of no stream, 000001 01 05 00000000 82, 1",
        "head of an even stream, 000001 01 05 00000002 82, 1",
        "padding longer than the head, 000002 01 0d 00000001 0982, 1",
        "continuation of nothing, 000001 09 04 00000001 82, 1",
        "promise from a client, 000005 05 04 00000001 0000000282, 1",
        "field that no table has, 000001 01 05 00000001 80, 9",
        "frame longer than agreed, 004001 00 00 00000001 00, 6",
        "ping inside a head, 000001 01 00 00000001 82 000008 06 00 00000000 0000000000000000, 1"
    })
    void errorIsReported(String name, String hex, int error) throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.sendRaw(HexFormat.of().parseHex(hex.replace(" ", "")));
            for (int index = 0; index < 50; index++) {
                client.sendRaw(new byte[10_000]);
            }
            assertThat(client.await(Http2Frames.GOAWAY).error()).isEqualTo(error);
        }
    }

    @Test
    void smallBlockThatDecodesToManyFieldsIsRefused() throws Exception {
        byte[] large = Http2Frames.block(
                ":method", "GET", ":scheme", "http", ":path", "/", ":authority", "x", "a", "b".repeat(3_000));
        // The last field goes to the table of the connection, and every further byte repeats it.
        large[large.length - 3_000 - 2 - 2 - 1] = 0x40;
        byte[] bomb = Arrays.copyOf(large, 16_000);
        Arrays.fill(bomb, large.length, bomb.length, (byte) 0xbe);
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.send(Http2Frames.HEADERS, Http2Frames.END_HEADERS | Http2Frames.END_STREAM, 1, bomb);
            Http2Frames.Frame answer = client.await(Http2Frames.HEADERS, Http2Frames.RST_STREAM, Http2Frames.GOAWAY);
            if (answer.type() == Http2Frames.HEADERS) {
                assertThat(client.status(answer)).isEqualTo("431");
            } else {
                assertThat(answer.error()).isNotZero();
            }
        }
    }
}
