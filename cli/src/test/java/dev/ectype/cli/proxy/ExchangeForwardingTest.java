package dev.ectype.cli.proxy;

import static dev.ectype.cli.proxy.RecordingProxyRun.field;
import static dev.ectype.cli.proxy.ScriptedServer.readTo;
import static dev.ectype.cli.proxy.ScriptedServer.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the forwarding between client and server during an exchange. */
@Timeout(60)
final class ExchangeForwardingTest {
    @Test
    void chunksAndTrailersGoThroughInBothDirections() throws Exception {
        CompletableFuture<String> seen = new CompletableFuture<>();
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    seen.complete(readTo(socket, "x-sum: 9\r\n\r\n"));
                    write(
                            socket,
                            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX-End: 7\r\n\r\n");
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Socket socket = proxy.connect()) {
            write(
                    socket,
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n3\r\n you\r\n0\r\nx-sum: 9\r\n\r\n"
                            .replace("3\r\n you", "4\r\n you"));
            assertThat(readTo(socket, "X-End: 7\r\n\r\n")).contains("abc");
            assertThat(seen.join()).containsIgnoringCase("transfer-encoding: chunked");
            assertThat(proxy.only().request().body()).hasToString("hi you");
            assertThat(proxy.only().reply().body()).hasToString("abc");
        }
    }

    @Test
    void forwards100Continue() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(socket, "HTTP/1.1 100 Continue\r\n\r\n");
                    readTo(socket, "body");
                    write(socket, "HTTP/1.1 204 No Content\r\n\r\n");
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Socket socket = proxy.connect()) {
            write(socket, "PUT / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n");
            assertThat(readTo(socket, "\r\n\r\n")).startsWith("HTTP/1.1 100");
            write(socket, "body");
            assertThat(readTo(socket, "\r\n\r\n")).startsWith("HTTP/1.1 204");
            assertThat(proxy.only().reply().status()).isEqualTo(204);
        }
    }

    @Test
    void whatFollowsAnUpgradeIsPassedOnAsItIs() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(
                            socket,
                            "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                                    + "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\nfirst");
                    write(socket, "and " + readTo(socket, "ping"));
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Socket socket = proxy.connect()) {
            write(socket, "GET /live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
            assertThat(readTo(socket, "first")).startsWith("HTTP/1.1 101").containsIgnoringCase("upgrade: websocket");
            write(socket, "ping");
            assertThat(readTo(socket, "ping")).isEqualTo("and ping");
            assertThat(socket.getInputStream().read()).isEqualTo(-1);
            assertThat(proxy.only().reply().status()).isEqualTo(101);
        }
    }

    @Test
    void anUpgradeThatTheServerDeclinesIsAnOrdinaryReply() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    for (int times = 0; times < 2; times++) {
                        readTo(socket, "\r\n\r\n");
                        write(socket, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nno");
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Socket socket = proxy.connect()) {
            write(socket, "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
            readTo(socket, "no");
            write(socket, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
            assertThat(readTo(socket, "no")).contains("200 OK");
        }
    }

    @Test
    void eventsArriveWhenTheyAreSent() throws Exception {
        CountDownLatch firstSeen = new CountDownLatch(1);
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(socket, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: 1\n\n");
                    assertThat(firstSeen.await(20, TimeUnit.SECONDS)).isTrue();
                    write(socket, "data: 2\n\n");
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Socket socket = proxy.connect()) {
            write(socket, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
            readTo(socket, "data: 1\n\n");
            firstSeen.countDown();
            readTo(socket, "0\r\n\r\n");
            assertThat(proxy.only().reply().body()).hasToString("data: 1\n\ndata: 2\n\n");
        }
    }

    @Test
    void aClientThatDoesNotReadHoldsTheServerUp() throws Exception {
        long[] written = new long[1];
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(socket, "HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n");
                    byte[] piece = new byte[1 << 16];
                    OutputStream out = socket.getOutputStream();
                    while (true) {
                        out.write(piece);
                        written[0] += piece.length;
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.bounded(server.address(), 1000, Duration.ofSeconds(20));
                Socket socket = proxy.connect()) {
            write(socket, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
            readTo(socket, "\r\n\r\n");
            Thread.sleep(1500);
            assertThat(written[0]).isLessThan(40_000_000);
            long before = written[0];
            socket.getInputStream().skipNBytes(100_000_000);
            assertThat(written[0]).isGreaterThan(before + 50_000_000);
        }
    }

    @Test
    void aServerThatDoesNotReadHoldsTheClientUp() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> Thread.sleep(30_000));
                RecordingProxyRun proxy = RecordingProxyRun.bounded(server.address(), 1000, Duration.ofSeconds(20));
                Socket socket = proxy.connect()) {
            write(socket, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n");
            long[] written = new long[1];
            Thread writer = new Thread(() -> {
                try {
                    while (true) {
                        socket.getOutputStream().write(new byte[1 << 16]);
                        written[0] += 1 << 16;
                    }
                } catch (java.io.IOException closed) {
                    Thread.currentThread().interrupt();
                }
            });
            writer.setDaemon(true);
            writer.start();
            Thread.sleep(1500);
            assertThat(written[0]).isLessThan(40_000_000);
        }
    }

    @Test
    void httpOneDotNoughtEndsWithItsConnection() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(socket, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n");
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Socket socket = proxy.connect()) {
            write(socket, "GET / HTTP/1.0\r\n\r\n");
            String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            assertThat(reply).endsWith("\r\n\r\nabc").doesNotContainIgnoringCase("chunked");
            assertThat(field(proxy.only().reply().headers(), "transfer-encoding"))
                    .isEqualTo("null");
        }
    }
}
