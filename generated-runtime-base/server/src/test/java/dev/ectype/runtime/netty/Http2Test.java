package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.netty.Http2Frames.Frame;
import dev.ectype.runtime.netty.option.Limits;
import dev.ectype.runtime.netty.option.NettyOptions;
import io.netty.handler.codec.http2.Http2Exception;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(NoLeaks.class)
class Http2Test {
    private static NettyServer server;

    @BeforeAll
    static void start() {
        NettyOptions options = NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {})
                .withThreads(1)
                .withLimits(Limits.STANDARD.withBodyBytes(200_000));
        server = NettyServer.start(options, new EchoHandler());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }

    private static HttpResponse<String> send(HttpClient client, HttpRequest request)
            throws IOException, InterruptedException {
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void clientUpgradesWithAGet() throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        HttpResponse<String> reply = send(client, request("/a?b=c").build());
        assertThat(reply.version()).isEqualTo(HttpClient.Version.HTTP_2);
        assertThat(reply.body()).isEqualTo("GET /a?b=c 0");
        assertThat(reply.headers().firstValue("content-length")).hasValue("12");
        assertThat(send(client, request("/n").build()).body()).isEqualTo("GET /n 0");
    }

    @Test
    void clientUpgradesWithABody() throws Exception {
        String body = "x".repeat(150_000);
        HttpClient client = HttpClient.newHttpClient();
        for (int index = 0; index < 2; index++) {
            HttpResponse<String> reply = send(
                    client,
                    request("/echo")
                            .POST(HttpRequest.BodyPublishers.ofString(body))
                            .build());
            assertThat(reply.version()).isEqualTo(HttpClient.Version.HTTP_2);
            assertThat(reply.body()).isEqualTo(body);
        }
    }

    @Test
    void manyStreamsShareAConnection() throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        send(client, request("/first").build());
        List<CompletableFuture<HttpResponse<String>>> replies = new ArrayList<>();
        for (int index = 0; index < 20; index++) {
            replies.add(client.sendAsync(
                    request(index % 2 == 0 ? "/large" : "/n" + index).build(), HttpResponse.BodyHandlers.ofString()));
        }
        for (int index = 0; index < 20; index++) {
            String body = replies.get(index).get().body();
            assertThat(body.length()).isEqualTo(index % 2 == 0 ? 3_000_000 : ("GET /n" + index + " 0").length());
        }
    }

    @Test
    void invalidUpgradeIsAnsweredInHttp1() throws IOException {
        try (RawClient client = new RawClient(server.port())) {
            client.send("GET /a HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
                    + "HTTP2-Settings: AAMAAA\r\n\r\n");
            assertThat(client.reply()).startsWith("HTTP/1.1 200 OK").endsWith("GET /a 0");
        }
    }

    @Test
    void priorKnowledgeNeedsNoUpgrade() throws IOException, Http2Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/a", true);
            assertThat(client.status(client.await(Http2Frames.HEADERS))).isEqualTo("200");
            Frame body = client.await(Http2Frames.DATA);
            assertThat(new String(body.payload(), StandardCharsets.UTF_8)).isEqualTo("GET /a 0");
            assertThat(body.ends()).isTrue();
        }
    }

    @Test
    void headAndNoContentEndWithTheirFields() throws IOException, Http2Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "HEAD", "/large", true).request(3, "GET", "/empty", true);
            Frame head = client.await(Http2Frames.HEADERS);
            assertThat(head.ends()).isTrue();
            assertThat(client.status(head)).isEqualTo("200");
            Frame empty = client.await(Http2Frames.HEADERS);
            assertThat(empty.ends()).isTrue();
            assertThat(client.status(empty)).isEqualTo("204");
        }
    }

    @Test
    void streamedRepliesArrive() throws Exception {
        HttpResponse<String> reply =
                send(HttpClient.newHttpClient(), request("/stream").build());
        assertThat(reply.body()).isEqualTo("piece0;piece1;piece2;piece3;piece4;");
    }

    @Test
    void bodyTooLargeIsRefusedWhileItArrives() throws IOException, Http2Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "POST", "/echo", false);
            for (int index = 0; index < 13; index++) {
                client.send(Http2Frames.DATA, 0, 1, new byte[16_000]);
            }
            assertThat(client.status(client.await(Http2Frames.HEADERS))).isEqualTo("413");
            assertThat(client.await(Http2Frames.RST_STREAM).error()).isZero();
            client.request(3, "GET", "/a", true);
            assertThat(client.status(client.await(Http2Frames.HEADERS))).isEqualTo("200");
        }
    }

    static Stream<Arguments> malformed() {
        return Stream.of(
                of("upper case", ":method", "GET", ":scheme", "http", ":path", "/", ":authority", "x", "A", "b"),
                of("connection field", ":method", "GET", ":scheme", "http", ":path", "/", "connection", "close"),
                of(
                        "transfer coding",
                        ":method",
                        "GET",
                        ":scheme",
                        "http",
                        ":path",
                        "/",
                        "transfer-encoding",
                        "chunked"),
                of("te", ":method", "GET", ":scheme", "http", ":path", "/", ":authority", "x", "te", "gzip"),
                of("no path", ":method", "GET", ":scheme", "http", ":authority", "x"),
                of("empty path", ":method", "GET", ":scheme", "http", ":path", "", ":authority", "x"),
                of("no method", ":scheme", "http", ":path", "/", ":authority", "x"),
                of("no scheme", ":method", "GET", ":path", "/", ":authority", "x"),
                of("two paths", ":method", "GET", ":scheme", "http", ":path", "/", ":path", "/b", ":authority", "x"),
                of("unknown pseudo-field", ":method", "GET", ":scheme", "http", ":path", "/", ":odd", "x"),
                of("pseudo-field of replies", ":method", "GET", ":scheme", "http", ":path", "/", ":status", "200"),
                of("late pseudo-field", ":method", "GET", ":scheme", "http", "a", "b", ":path", "/", ":authority", "x"),
                of(
                        "line end in a value",
                        ":method",
                        "GET",
                        ":scheme",
                        "http",
                        ":path",
                        "/",
                        ":authority",
                        "x",
                        "a",
                        "b\r\nc: d"),
                of("NUL in a value", ":method", "GET", ":scheme", "http", ":path", "/", ":authority", "x", "a", "\0"),
                of("line end in the path", ":method", "GET", ":scheme", "http", ":path", "/\r\n", ":authority", "x"),
                of("space in the path", ":method", "GET", ":scheme", "http", ":path", "/ HTTP/1.1", ":authority", "x"),
                of("relative path", ":method", "GET", ":scheme", "http", ":path", "a", ":authority", "x"),
                of("space in the method", ":method", "GET /", ":scheme", "http", ":path", "/", ":authority", "x"),
                of("two hosts", ":method", "GET", ":scheme", "http", ":path", "/", ":authority", "x", "host", "y"),
                of("no host", ":method", "GET", ":scheme", "http", ":path", "/"),
                of("host with a path", ":method", "GET", ":scheme", "http", ":path", "/", ":authority", "x/y"),
                of(
                        "length without a body",
                        ":method",
                        "POST",
                        ":scheme",
                        "http",
                        ":path",
                        "/",
                        ":authority",
                        "x",
                        "content-length",
                        "5"),
                of(
                        "two lengths",
                        ":method",
                        "POST",
                        ":scheme",
                        "http",
                        ":path",
                        "/",
                        ":authority",
                        "x",
                        "content-length",
                        "0",
                        "content-length",
                        "1"));
    }

    private static Arguments of(String name, String... fields) {
        return Arguments.of(name, fields);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("malformed")
    void malformedRequestsAreNotServed(String name, String[] fields) throws IOException, Http2Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            int flags = Http2Frames.END_HEADERS | Http2Frames.END_STREAM;
            client.send(Http2Frames.HEADERS, flags, 1, Http2Frames.block(fields));
            Frame answer = client.await(Http2Frames.HEADERS, Http2Frames.RST_STREAM, Http2Frames.GOAWAY);
            if (answer.type() == Http2Frames.HEADERS) {
                assertThat(client.status(answer)).isEqualTo("400");
            } else {
                assertThat(answer.error()).isNotZero();
            }
        }
    }

    @Test
    void tooManyStreamsAreRefused() throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            for (int index = 0; index < 101; index++) {
                client.request(2 * index + 1, "POST", "/echo", false);
            }
            Frame answer = client.await(Http2Frames.RST_STREAM);
            assertThat(answer.stream()).isEqualTo(201);
            assertThat(answer.error()).isEqualTo(7);
        }
    }

    @Test
    void floodOfResetsEndsTheConnection() throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            for (int index = 0; index < 250; index++) {
                client.request(2 * index + 1, "POST", "/echo", false);
                client.send(Http2Frames.RST_STREAM, 0, 2 * index + 1, new byte[] {0, 0, 0, 8});
            }
            assertThat(client.await(Http2Frames.GOAWAY).error()).isEqualTo(11);
        }
    }

    @Test
    void floodOfContinuationsEndsTheConnection() throws IOException {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.send(Http2Frames.HEADERS, 0, 1, new byte[0]);
            for (int index = 0; index < 20; index++) {
                client.send(Http2Frames.CONTINUATION, 0, 1, new byte[0]);
            }
            assertThat(client.await(Http2Frames.GOAWAY).error()).isEqualTo(11);
        }
    }

    @Test
    void largeFieldsAreRefused() throws IOException, Http2Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            byte[] start = Http2Frames.block(":method", "GET", ":scheme", "http", ":path", "/", ":authority", "x");
            client.send(Http2Frames.HEADERS, Http2Frames.END_STREAM, 1, start);
            for (int index = 0; index < 4; index++) {
                client.send(Http2Frames.CONTINUATION, 0, 1, Http2Frames.block("a" + index, "b".repeat(10_000)));
            }
            client.send(Http2Frames.CONTINUATION, Http2Frames.END_HEADERS, 1, new byte[0]);
            Frame answer = client.await(Http2Frames.HEADERS, Http2Frames.RST_STREAM, Http2Frames.GOAWAY);
            if (answer.type() == Http2Frames.HEADERS) {
                assertThat(client.status(answer)).isEqualTo("431");
            } else {
                assertThat(answer.error()).isNotZero();
            }
        }
    }
}
