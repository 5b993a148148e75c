package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.netty.Http2Frames.Frame;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.netty.option.Timeouts;
import java.io.IOException;
import java.time.Duration;
import java.util.HexFormat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that frames without content are limited, except for the ones that clients need to receive data. */
@ExtendWith(NoLeaks.class)
@Timeout(20)
class Http2FloodTest {
    private static final int PRIORITY = 2;
    private static final int PING = 6;
    private static final int UNKNOWN = 0x42;
    private static final int CALM = 11;

    private static NettyServer server;

    @BeforeAll
    static void start() {
        Timeouts hasty = Timeouts.STANDARD.withWaits(
                Duration.ofMillis(300), Duration.ofSeconds(9), Duration.ofSeconds(9), Duration.ofSeconds(9));
        NettyOptions options = NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {})
                .withThreads(1)
                .withTimeouts(hasty);
        server = NettyServer.start(options, new EchoHandler());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Opens a connection with a stream that waits for its body. */
    private static Http2Frames connect() throws IOException {
        return new Http2Frames(server.port()).request(1, "POST", "/echo", false);
    }

    @ParameterizedTest(name = "type {0} with {3} bytes on stream {2}")
    @CsvSource({
        "4, 0, 0, 0", // SETTINGS
        "4, 1, 0, 0", // SETTINGS, acknowledged
        "6, 0, 0, 8", // PING
        "6, 1, 0, 8", // PING, acknowledged
        "2, 0, 1, 5", // PRIORITY of the open stream
        "2, 0, 9, 5", // PRIORITY of an idle one
        "66, 0, 1, 100", // unknown
        "0, 0, 1, 0" // empty DATA
    })
    void floodEndsTheConnection(int type, int flags, int stream, int size) throws IOException {
        try (Http2Frames client = connect()) {
            for (int index = 0; index < 3000; index++) {
                client.send(type, flags, stream, new byte[size]);
            }
            assertThat(client.await(Http2Frames.GOAWAY).error()).isEqualTo(CALM);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void floodOfWindowUpdatesEndsTheConnection(int stream) throws IOException {
        try (Http2Frames client = connect()) {
            for (int index = 0; index < 3000; index++) {
                client.windowUpdate(stream, 1);
            }
            assertThat(client.await(Http2Frames.GOAWAY).error()).isEqualTo(CALM);
        }
    }

    @Test
    void mixedFloodEndsTheConnection() throws IOException {
        try (Http2Frames client = connect()) {
            for (int index = 0; index < 600; index++) {
                client.send(Http2Frames.DATA, 0, 1, new byte[index & 1]);
                client.send(UNKNOWN, 0, 3, new byte[1]);
                client.send(PING, 0, 0, new byte[8]);
                client.windowUpdate(0, 1);
            }
            assertThat(client.await(Http2Frames.GOAWAY).error()).isEqualTo(CALM);
        }
    }

    @Test
    void clientsThatPingNowAndThenAreServed() throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            for (int index = 0; index < 100; index++) {
                client.send(PING, 0, 0, new byte[8]);
            }
            client.send(PRIORITY, 0, 3, new byte[5]).request(1, "GET", "/a", true);
            assertThat(client.rest(1)).isEqualTo("GET /a 0");
        }
    }

    /** Some clients acknowledge every kilobyte, of the stream and of the connection. */
    @Test
    void clientsMayAcknowledgeWhatTheyReceive() throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/large", true);
            int received = 0;
            while (received < 3_000_000) {
                Frame data = client.await(Http2Frames.DATA);
                for (int left = data.payload().length; left > 0; left -= 1024) {
                    client.windowUpdate(0, Math.min(left, 1024)).windowUpdate(1, Math.min(left, 1024));
                }
                received += data.payload().length;
            }
            client.request(3, "GET", "/a", true);
            assertThat(client.rest(3)).isEqualTo("GET /a 0");
        }
    }

    @Test
    void manyRequestsOfOneConnectionAreNoFlood() throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            for (int stream = 1; stream < 4000; stream += 2) {
                client.send(PRIORITY, 0, stream, new byte[5]).request(stream, "GET", "/a", true);
                assertThat(client.rest(stream)).isEqualTo("GET /a 0");
                client.windowUpdate(0, 8).send(PING, 0, 0, new byte[8]);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"5, 3", "3, 1", "2001, 7", "2001, 1999"})
    void decreasingStreamEndsTheConnection(int first, int second) throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(first, "GET", "/a", true).request(second, "GET", "/b", true);
            Frame end = client.await(Http2Frames.GOAWAY);
            assertThat(end.error()).isEqualTo(1);
        }
    }

    @Test
    void decreasingStreamEndsAnUpgradedConnection() throws IOException {
        try (RawClient client = new RawClient(server.port())) {
            client.send("GET /a HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
                    + "HTTP2-Settings: AAMAAABk\r\n\r\n");
            assertThat(client.head()).startsWith("HTTP/1.1 101");
            Http2Frames frames = new Http2Frames(client);
            frames.request(7, "GET", "/b", true).request(3, "GET", "/c", true);
            assertThat(frames.await(Http2Frames.GOAWAY).error()).isEqualTo(1);
        }
    }

    @Test
    void trailersAndSkippedIdentifiersAreAllowed() throws Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "POST", "/", false).request(9, "GET", "/nine", true);
            assertThat(client.rest(9)).isEqualTo("GET /nine 0");
            client.send(Http2Frames.DATA, 0, 1, new byte[3]);
            int last = Http2Frames.END_HEADERS | Http2Frames.END_STREAM;
            client.send(Http2Frames.HEADERS, last, 1, Http2Frames.block("checksum", "1"));
            assertThat(client.rest(1)).isEqualTo("POST / 3");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"000000", "00000a0100000003", "000001010000000300", "0000080600000000000000"})
    void frameThatIsNotFinishedEndsTheConnection(String hex) throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/a", true);
            assertThat(client.rest(1)).isEqualTo("GET /a 0");
            client.sendRaw(HexFormat.of().parseHex(hex));
            assertThat(client.await(Http2Frames.GOAWAY).error()).isZero();
        }
    }
}
