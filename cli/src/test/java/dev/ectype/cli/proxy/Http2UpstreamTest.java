package dev.ectype.cli.proxy;

import static dev.ectype.cli.proxy.Http2Server.body;
import static dev.ectype.cli.proxy.Http2Server.head;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.certificate.CertificateAuthority;
import dev.ectype.launcher.recording.CapturedExchange;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http2.DefaultHttp2DataFrame;
import io.netty.handler.codec.http2.DefaultHttp2GoAwayFrame;
import io.netty.handler.codec.http2.DefaultHttp2ResetFrame;
import io.netty.handler.codec.http2.Http2DataFrame;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2HeadersFrame;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Servers that speak HTTP/2 with the proxy. */
@Timeout(60)
final class Http2UpstreamTest {
    @TempDir
    private static Path folder;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private CompletableFuture<HttpResponse<String>> send(URI address) {
        return client.sendAsync(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString())
                .orTimeout(20, TimeUnit.SECONDS);
    }

    @Test
    void exchangesShareConnectionsUpToWhatTheServerAllows() throws Exception {
        AtomicInteger now = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        try (Http2Server server = new Http2Server(folder, 3, (stream, frame, number) -> {
                    Http2HeadersFrame headers = (Http2HeadersFrame) frame;
                    assertThat(headers.isEndStream()).isTrue();
                    most.accumulateAndGet(now.incrementAndGet(), Math::max);
                    stream.executor()
                            .schedule(
                                    () -> {
                                        now.decrementAndGet();
                                        head(stream, "200", false, "x-a", "1");
                                        body(
                                                stream,
                                                String.valueOf(headers.headers().path()),
                                                true);
                                    },
                                    20,
                                    TimeUnit.MILLISECONDS);
                });
                RecordingProxyRun proxy = RecordingProxyRun.insecurely(server.address())) {
            List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
            for (int number = 0; number < 60; number++) {
                all.add(send(proxy.at("/" + number)));
            }
            for (int number = 0; number < 60; number++) {
                HttpResponse<String> reply = all.get(number).get();
                assertThat(reply.statusCode()).isEqualTo(200);
                assertThat(reply.body()).isEqualTo("/" + number);
            }
            int threads = Runtime.getRuntime().availableProcessors();
            assertThat(server.connections()).isLessThanOrEqualTo(4 * threads);
            assertThat(most.get()).isBetween(3, 12 * threads);
            assertThat(proxy.exchanges(60))
                    .hasSize(60)
                    .extracting(CapturedExchange::fault)
                    .containsOnlyNulls();
        }
    }

    @Test
    void bodiesAndTrailersGoThrough() throws Exception {
        AtomicInteger received = new AtomicInteger();
        try (Http2Server server = new Http2Server(folder, 100, (stream, frame, number) -> {
                    if (frame instanceof Http2HeadersFrame headers) {
                        assertThat(headers.headers().contains("connection")).isFalse();
                        assertThat(headers.headers().authority()).asString().startsWith("localhost:");
                    } else if (frame instanceof Http2DataFrame piece) {
                        received.addAndGet(piece.content().readableBytes());
                        if (piece.isEndStream()) {
                            head(stream, "201", false);
                            body(stream, "y".repeat(3_000_000), false);
                            head(stream, "", true, "grpc-status", "0");
                        }
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.insecurely(server.address());
                Socket socket = proxy.connect()) {
            HttpResponse<String> reply = client.send(
                    HttpRequest.newBuilder(proxy.at("/"))
                            .POST(BodyPublishers.ofString("x".repeat(2_000_000)))
                            .build(),
                    BodyHandlers.ofString());
            assertThat(received.get()).isEqualTo(2_000_000);
            assertThat(reply.statusCode()).isEqualTo(201);
            assertThat(reply.body()).hasSize(3_000_000);
            assertThat(reply.headers().map().keySet()).noneMatch(name -> name.startsWith("x-http2"));
            assertThat(proxy.only().reply().body().whole()).isEqualTo(3_000_000);
            assertThat(proxy.only().request().headers())
                    .noneMatch(field -> field.name().startsWith("x-http2"));
            ScriptedServer.write(
                    socket, "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx");
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .endsWith("0\r\ngrpc-status: 0\r\n\r\n");
        }
    }

    @Test
    void aReplyThatIsAHeadOnlyStaysOne() throws Exception {
        try (Http2Server server = new Http2Server(
                        folder, 100, (stream, frame, number) -> head(stream, "200", true, "grpc-status", "5"));
                RecordingProxyRun proxy = RecordingProxyRun.insecurely(server.address());
                Http2Client frames = new Http2Client(proxy.port())) {
            assertThat(frames.send("GET", "/", "").get()).isEqualTo("200 ");
            HttpResponse<String> reply = send(proxy.at("/")).get();
            assertThat(reply.statusCode()).isEqualTo(200);
            assertThat(reply.headers().firstValue("grpc-status")).hasValue("5");
            HttpResponse<String> bodyless = client.send(
                    HttpRequest.newBuilder(proxy.at("/"))
                            .method("HEAD", BodyPublishers.noBody())
                            .build(),
                    BodyHandlers.ofString());
            assertThat(bodyless.statusCode()).isEqualTo(200);
            assertThat(reply.body()).isEmpty();
        }
    }

    @Test
    void retriesUnprocessedRequests() throws Exception {
        ConcurrentMap<String, Boolean> seen = new ConcurrentHashMap<>();
        try (Http2Server server = new Http2Server(folder, 100, (stream, frame, number) -> {
                    if (frame instanceof Http2HeadersFrame headers) {
                        String path = String.valueOf(headers.headers().path());
                        boolean first = seen.putIfAbsent(path, true) == null;
                        if (path.equals("/refused") && first) {
                            stream.writeAndFlush(new DefaultHttp2ResetFrame(Http2Error.REFUSED_STREAM));
                        } else if (path.equals("/away") && first) {
                            DefaultHttp2GoAwayFrame away = new DefaultHttp2GoAwayFrame(Http2Error.NO_ERROR);
                            stream.channel().parent().writeAndFlush(away);
                            head(stream, "200", false);
                            body(stream, "before", true);
                        } else if (path.equals("/broken")) {
                            stream.writeAndFlush(new DefaultHttp2ResetFrame(Http2Error.INTERNAL_ERROR));
                        } else {
                            head(stream, "200", false);
                            body(stream, "fine", true);
                        }
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.insecurely(server.address())) {
            HttpRequest.Builder post = HttpRequest.newBuilder().POST(BodyPublishers.noBody());
            HttpResponse<String> refused =
                    client.send(post.uri(proxy.at("/refused")).build(), BodyHandlers.ofString());
            assertThat(refused.body()).isEqualTo("fine");
            assertThat(send(proxy.at("/away")).get().body()).isEqualTo("before");
            assertThat(send(proxy.at("/after")).get().body()).isEqualTo("fine");
            HttpResponse<String> broken = send(proxy.at("/broken")).get();
            assertThat(broken.statusCode()).isEqualTo(502);
            assertThat(broken.body()).contains("UPSTREAM_CLOSED", "INTERNAL_ERROR");
            assertThat(proxy.exchanges(4)).hasSize(4);
        }
    }

    @Test
    void aClientThatDoesNotReadStopsNobodyElse() throws Exception {
        AtomicInteger sent = new AtomicInteger();
        try (Http2Server server = new Http2Server(folder, 100, (stream, frame, number) -> {
                    Http2HeadersFrame headers = (Http2HeadersFrame) frame;
                    head(stream, "200", false);
                    if (String.valueOf(headers.headers().path()).equals("/long")) {
                        for (int piece = 0; piece < 400; piece++) {
                            stream.writeAndFlush(new DefaultHttp2DataFrame(
                                            Unpooled.wrappedBuffer(new byte[64 << 10]), false))
                                    .addListener(done -> sent.incrementAndGet());
                        }
                    } else {
                        body(stream, "quick", true);
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.insecurely(server.address())) {
            List<Socket> slow = new ArrayList<>();
            for (int number = 0; number < 6; number++) {
                Socket socket = proxy.connect();
                slow.add(socket);
                ScriptedServer.write(socket, "GET /long HTTP/1.1\r\nHost: a\r\n\r\n");
                ScriptedServer.readTo(socket, "\r\n\r\n");
            }
            for (int number = 0; number < 20; number++) {
                assertThat(send(proxy.at("/quick")).get().body()).isEqualTo("quick");
            }
            Thread.sleep(200);
            // 150 MB are on offer; the buffers of the sockets and the windows of the streams take some of them.
            assertThat(sent.get()).isLessThan(6 * 300);
            for (Socket each : slow) {
                each.close();
            }
        }
    }

    @Test
    void whatGoesOnInAnotherProtocolHasAConnectionOfItsOwn() throws Exception {
        SSLContext context = TlsServer.serving(
                CertificateAuthority.in(folder.resolve("server-ca")).issue("localhost"));
        CompletableFuture<String> spoken = new CompletableFuture<>();
        try (SSLServerSocket server = (SSLServerSocket)
                context.getServerSocketFactory().createServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            SSLParameters parameters = server.getSSLParameters();
            parameters.setApplicationProtocols(new String[] {"h2", "http/1.1"});
            server.setSSLParameters(parameters);
            Thread serving = new Thread(() -> {
                try (SSLSocket socket = (SSLSocket) server.accept()) {
                    ScriptedServer.readTo(socket, "\r\n\r\n");
                    ScriptedServer.write(
                            socket, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n");
                    ScriptedServer.write(socket, "echo " + ScriptedServer.readTo(socket, "\n"));
                    spoken.complete(socket.getApplicationProtocol());
                } catch (IOException broken) {
                    spoken.completeExceptionally(broken);
                }
            });
            serving.setDaemon(true);
            serving.start();
            try (RecordingProxyRun proxy =
                            RecordingProxyRun.insecurely(URI.create("https://localhost:" + server.getLocalPort()));
                    Socket socket = proxy.connect()) {
                ScriptedServer.write(socket, "GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n");
                ScriptedServer.readTo(socket, "\r\n\r\n");
                ScriptedServer.write(socket, "hello\n");
                assertThat(ScriptedServer.readTo(socket, "\n")).isEqualTo("echo hello\n");
                assertThat(spoken.get(20, TimeUnit.SECONDS)).isEqualTo("http/1.1");
            }
        }
    }
}
