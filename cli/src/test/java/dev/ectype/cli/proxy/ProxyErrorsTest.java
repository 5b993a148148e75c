package dev.ectype.cli.proxy;

import static dev.ectype.cli.proxy.ScriptedServer.readTo;
import static dev.ectype.cli.proxy.ScriptedServer.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.cli.proxy.context.ProxyOptions;
import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Servers and clients that do not do what they should. */
@Timeout(60)
final class ProxyErrorsTest {
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private HttpResponse<String> get(RecordingProxyRun proxy) throws Exception {
        return client.send(HttpRequest.newBuilder(proxy.at("/a")).build(), BodyHandlers.ofString());
    }

    private void assertRefused(RecordingProxyRun proxy, int status, String code) throws Exception {
        HttpResponse<String> reply = get(proxy);
        assertThat(reply.statusCode()).isEqualTo(status);
        assertThat(String.valueOf(Json.parse(reply.body()).member("code"))).isEqualTo(code);
        CapturedExchange exchange = proxy.only();
        assertThat(exchange.fault()).startsWith("the server http");
        assertThat(exchange.reply().status()).isEqualTo(status);
        assertThat(exchange.reply().body()).hasToString(reply.body());
    }

    @Test
    void reportsAnUnreachableServer() throws Exception {
        URI nobody;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            nobody = URI.create("http://127.0.0.1:" + socket.getLocalPort());
        }
        try (RecordingProxyRun proxy = RecordingProxyRun.of(nobody)) {
            assertRefused(proxy, 502, "UPSTREAM_UNREACHABLE");
            HttpResponse<String> posted = client.send(
                    HttpRequest.newBuilder(proxy.at("/b"))
                            .POST(BodyPublishers.ofString("body"))
                            .build(),
                    BodyHandlers.ofString());
            assertThat(posted.statusCode()).isEqualTo(502);
        }
    }

    @Test
    void reportsAnUnknownHost() throws Exception {
        try (RecordingProxyRun proxy = RecordingProxyRun.of(URI.create("http://no-such-host.invalid"))) {
            assertRefused(proxy, 502, "UPSTREAM_UNREACHABLE");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "this is no HTTP\r\n\r\n",
                "HTTP/1.1 many\r\n\r\n",
                "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n"
            })
    void reportsAMalformedResponse(String garbage) throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(socket, garbage);
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address())) {
            assertRefused(proxy, 502, "UPSTREAM_MALFORMED");
        }
    }

    @Test
    void reportsAServerThatClosesWithoutAResponse() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> readTo(socket, "\r\n\r\n"));
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address())) {
            assertRefused(proxy, 502, "UPSTREAM_CLOSED");
        }
    }

    @Test
    void reportsATimeout() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> Thread.sleep(30_000));
                RecordingProxyRun proxy = RecordingProxyRun.bounded(server.address(), 1000, Duration.ofSeconds(1))) {
            assertRefused(proxy, 504, "UPSTREAM_TIMEOUT");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Content-Length: 100\r\n\r\nshort", "Transfer-Encoding: chunked\r\n\r\n64\r\nshort"})
    void aReplyThatIsShorterThanItSaysIsBrokenOffAndRecordedSo(String reply) throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(socket, "HTTP/1.1 200 OK\r\n" + reply);
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address())) {
            assertThatThrownBy(() -> get(proxy)).isInstanceOf(IOException.class);
            assertThat(proxy.only().fault()).contains("closed the connection before its response was complete");
            assertThat(proxy.only().reply().status()).isEqualTo(200);
            assertThat(proxy.only().reply().body()).hasToString("short");
        }
    }

    @Test
    void whatAServerSaysBeyondItsReplyIsNotTakenForTheNext() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(
                            socket,
                            "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n" + number
                                    + "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged");
                    Thread.sleep(30_000);
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address())) {
            assertThat(get(proxy).body()).isEqualTo("0");
            Thread.sleep(200);
            assertThat(get(proxy).body()).isEqualTo("1");
        }
    }

    @Test
    void aClientThatGoesAwayIsRecordedSo() throws Exception {
        CountDownLatch requested = new CountDownLatch(1);
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    requested.countDown();
                    Thread.sleep(30_000);
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address())) {
            try (Socket socket = proxy.connect()) {
                write(socket, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
                assertThat(requested.await(20, TimeUnit.SECONDS)).isTrue();
            }
            assertThat(proxy.only().fault()).contains("the client closed");
            assertThat(proxy.only().reply().status()).isZero();
        }
    }

    @Test
    void whatIsUnderWayWhenItEndsIsRecorded() throws Exception {
        CountDownLatch requested = new CountDownLatch(1);
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
            readTo(socket, "\r\n\r\n");
            write(socket, "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nbegun");
            requested.countDown();
            Thread.sleep(30_000);
        })) {
            RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
            try (Socket socket = proxy.connect()) {
                write(socket, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
                readTo(socket, "begun");
                proxy.close();
            }
            assertThat(proxy.only().fault()).contains("the recording ended");
            assertThat(proxy.only().reply().body()).hasToString("begun");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense\r\n\r\n",
                "GET / HTTP/1.1\r\nno field\r\n\r\n",
                "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n"
            })
    void whatIsNoRequestOfAServerIsRefused(String request) throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> readTo(socket, "never"));
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Socket socket = proxy.connect()) {
            write(socket, request);
            String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(reply).startsWith("HTTP/1.1 40").contains("\"code\":\"");
            assertThat(server.connections()).isZero();
        }
    }

    @Test
    void aReplyThatCannotBeRecordedIsNotPassedOn() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
            readTo(socket, "\r\n\r\n");
            write(socket, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
        })) {
            ProxyOptions options = new ProxyOptions(
                    "127.0.0.1", 0, Upstream.of(server.address()), false, 1000, Duration.ofSeconds(20));
            try (RecordingProxy proxy = RecordingProxy.start(options, exchange -> {
                throw new IOException("no space left");
            })) {
                URI address = URI.create("http://127.0.0.1:" + proxy.port());
                assertThatThrownBy(() ->
                                client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString()))
                        .isInstanceOf(IOException.class);
                assertThat(proxy.failure().get(20, TimeUnit.SECONDS)).hasMessage("no space left");
            }
        }
    }
}
