package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.netty.option.Limits;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.netty.option.Timeouts;
import dev.ectype.runtime.netty.tls.CertificateSource;
import java.io.IOException;
import java.time.Duration;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that silent and nearly silent clients lose their connection and that slow but steady ones keep it. */
@ExtendWith(NoLeaks.class)
@Timeout(20)
class SlowClientsTest {
    private static final Duration HEADER = Duration.ofMillis(300);
    private static final Duration BODY = Duration.ofMillis(500);
    private static final int RATE = 1000;
    private static final Timeouts SHORT =
            Timeouts.STANDARD.withWaits(HEADER, BODY, Duration.ofSeconds(9), Duration.ofMinutes(1));
    private static final String POST = "POST /echo HTTP/1.1\r\nHost: x\r\n";

    private static NettyServer start(Function<NettyOptions, NettyOptions> change) {
        NettyOptions options = NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {})
                .withThreads(1)
                .withLimits(Limits.STANDARD.withBodyBytesPerSecond(RATE))
                .withTimeouts(SHORT);
        return NettyServer.start(change.apply(options), new EchoHandler());
    }

    private static NettyServer start() {
        return start(options -> options);
    }

    /** Sends the pieces one after the other, and stops early when the server has closed the connection. */
    private static void drip(RawClient client, Stream<String> pieces, int millis) throws InterruptedException {
        for (String piece : (Iterable<String>) pieces::iterator) {
            try {
                client.send(piece);
            } catch (IOException closed) {
                return;
            }
            Thread.sleep(millis);
        }
    }

    static Stream<String> firstBytes() {
        return Stream.of("", "\r\n", "P", "PRI * HTTP/2.0\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    }

    @ParameterizedTest
    @MethodSource("firstBytes")
    void firstHeadIsAwaitedFromTheAcceptOn(String start) throws IOException {
        try (NettyServer server = start();
                RawClient client = new RawClient(server.port())) {
            long before = System.nanoTime();
            client.send(start).rest();
            assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(3));
        }
    }

    @Test
    void firstHeadThatDripsIsGivenUp() throws Exception {
        try (NettyServer server = start();
                RawClient client = new RawClient(server.port())) {
            drip(
                    client,
                    ("GET / HTTP/1.1\r\nHost: x\r\nA: " + "b".repeat(30))
                            .chars()
                            .mapToObj(Character::toString),
                    20);
            assertThat(client.rest()).startsWith("HTTP/1.1 408 ");
        }
    }

    @Test
    void silenceBeforeTheFirstBytesCountsForTheFirstHead() throws Exception {
        try (NettyServer server = start(options -> options.withTimeouts(Timeouts.STANDARD.withWaits(
                        Duration.ofMillis(800), BODY, Duration.ofSeconds(9), Duration.ofMinutes(1))));
                RawClient client = new RawClient(server.port())) {
            Thread.sleep(500);
            client.send("GET / HTTP/1.1\r\n");
            long before = System.nanoTime();
            assertThat(client.rest()).startsWith("HTTP/1.1 408 ");
            assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofMillis(780));
        }
    }

    @Test
    void connectionThatHadARequestMayWaitForTheNextOne() throws Exception {
        try (NettyServer server = start();
                RawClient client = new RawClient(server.port());
                Http2Frames frames = new Http2Frames(server.port())) {
            client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n").reply();
            frames.request(1, "GET", "/a", true).await(Http2Frames.DATA);
            Thread.sleep(1000);
            assertThat(client.send("GET /b HTTP/1.1\r\nHost: x\r\n\r\n").reply())
                    .endsWith("GET /b 0");
            frames.request(3, "GET", "/b", true);
            assertThat(frames.rest(3)).isEqualTo("GET /b 0");
        }
    }

    @Test
    void clientsThatDoNotFinishTheHandshakeAreGivenUp() throws Exception {
        Timeouts hasty = new Timeouts(
                HEADER, BODY, BODY, BODY, Duration.ofMinutes(1), HEADER, Duration.ofSeconds(1), Duration.ofSeconds(1));
        try (NettyServer server = start(options ->
                        options.withTls(CertificateSource.selfSigned()).withTimeouts(hasty));
                RawClient client = new RawClient(server.port())) {
            client.send(new byte[] {22, 3, 1, 2, 0}).rest();
        }
        // The head of a first request includes the handshake, which takes its time on a busy machine.
        Duration head = Duration.ofSeconds(2);
        Timeouts patient = new Timeouts(
                head, BODY, BODY, BODY, Duration.ofMinutes(1), head, Duration.ofSeconds(1), Duration.ofSeconds(1));
        try (NettyServer server =
                start(options -> options.withTls(CertificateSource.selfSigned()).withTimeouts(patient))) {
            for (String protocol : new String[] {"http/1.1", "h2"}) {
                try (SSLSocket client = connect(server.port(), protocol)) {
                    assertThat(client.getApplicationProtocol()).isEqualTo(protocol);
                    client.setSoTimeout(10_000);
                    client.getInputStream().readAllBytes();
                }
            }
        }
    }

    private static SSLSocket connect(int port, String protocol) throws Exception {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, new TrustManager[] {new TrustsAll()}, null);
        SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket("127.0.0.1", port);
        var parameters = socket.getSSLParameters();
        parameters.setApplicationProtocols(new String[] {protocol});
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    private static final class TrustsAll extends X509ExtendedTrustManager {
        @Override
        public void checkClientTrusted(java.security.cert.X509Certificate[] chain, String type) {}

        @Override
        public void checkServerTrusted(java.security.cert.X509Certificate[] chain, String type) {}

        @Override
        public void checkClientTrusted(java.security.cert.X509Certificate[] c, String t, java.net.Socket s) {}

        @Override
        public void checkServerTrusted(java.security.cert.X509Certificate[] c, String t, java.net.Socket s) {}

        @Override
        public void checkClientTrusted(java.security.cert.X509Certificate[] c, String t, javax.net.ssl.SSLEngine e) {}

        @Override
        public void checkServerTrusted(java.security.cert.X509Certificate[] c, String t, javax.net.ssl.SSLEngine e) {}

        @Override
        public java.security.cert.X509Certificate[] getAcceptedIssuers() {
            return new java.security.cert.X509Certificate[0];
        }
    }

    @Test
    void bodyThatDripsIsGivenUp() throws Exception {
        try (NettyServer server = start();
                RawClient client = new RawClient(server.port())) {
            client.send(POST + "Content-Length: 1000\r\n\r\n");
            drip(client, Stream.generate(() -> "b").limit(40), 25);
            assertThat(client.rest()).startsWith("HTTP/1.1 408 ");
        }
    }

    @Test
    void chunksThatDripAreGivenUpHoweverMuchSurroundsThem() throws Exception {
        String chunk = "1;" + "e".repeat(200) + "\r\nb\r\n";
        try (NettyServer server = start();
                RawClient client = new RawClient(server.port())) {
            client.send(POST + "Transfer-Encoding: chunked\r\n\r\n");
            drip(client, Stream.generate(() -> chunk).limit(40), 25);
            assertThat(client.rest()).startsWith("HTTP/1.1 408 ");
        }
    }

    @Test
    void steadyBodyMayTakeLonger() throws Exception {
        try (NettyServer server = start();
                RawClient client = new RawClient(server.port())) {
            client.send(POST + "Content-Length: 3000\r\n\r\n");
            drip(client, Stream.generate(() -> "b".repeat(50)).limit(60), 20);
            assertThat(client.reply()).startsWith("HTTP/1.1 200 ");
        }
    }

    @Test
    void wholeBodyHasItsTimeToo() throws Exception {
        try (NettyServer server = start(options -> options.withTimeouts(SHORT.withUpload(Duration.ofMillis(600))));
                RawClient client = new RawClient(server.port())) {
            client.send(POST + "Content-Length: 100000\r\n\r\n");
            drip(client, Stream.generate(() -> "b".repeat(500)).limit(100), 20);
            assertThat(client.rest()).startsWith("HTTP/1.1 408 ");
        }
    }

    @Test
    void http2BodyThatDripsIsGivenUp() throws Exception {
        try (NettyServer server = start();
                Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "POST", "/echo", false);
            for (int index = 0; index < 40; index++) {
                client.send(Http2Frames.DATA, 0, 1, new byte[1]);
                Thread.sleep(25);
            }
            assertThat(client.status(client.await(Http2Frames.HEADERS))).isEqualTo("408");
            assertThat(client.await(Http2Frames.RST_STREAM).error()).isZero();
        }
    }

    @Test
    void http2BodiesThatShareAConnectionShareItsRate() throws Exception {
        try (NettyServer server = start();
                Http2Frames client = new Http2Frames(server.port())) {
            for (int stream = 1; stream < 21; stream += 2) {
                client.request(stream, "POST", "/", false);
            }
            for (int index = 0; index < 300; index++) {
                client.send(Http2Frames.DATA, 0, 1 + index % 10 * 2, new byte[20]);
                Thread.sleep(4);
            }
            for (int stream = 1; stream < 21; stream += 2) {
                client.send(Http2Frames.DATA, Http2Frames.END_STREAM, stream, new byte[0]);
                assertThat(client.status(client.await(Http2Frames.HEADERS))).isEqualTo("200");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"application/grpc", "application/grpc+proto"})
    void messagesOfGrpcHaveNoRate(String type) throws Exception {
        try (NettyServer server = start();
                Http2Frames client = new Http2Frames(server.port())) {
            byte[] head = Http2Frames.block(
                    ":method", "POST", ":scheme", "http", ":path", "/", ":authority", "x", "content-type", type);
            client.send(Http2Frames.HEADERS, Http2Frames.END_HEADERS, 1, head);
            for (int index = 0; index < 10; index++) {
                client.send(Http2Frames.DATA, 0, 1, new byte[5]);
                Thread.sleep(100);
            }
            client.send(Http2Frames.DATA, Http2Frames.END_STREAM, 1, new byte[0]);
            assertThat(client.rest(1)).isEqualTo("POST / 50");
        }
    }
}
