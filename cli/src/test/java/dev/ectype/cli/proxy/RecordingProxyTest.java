package dev.ectype.cli.proxy;

import static dev.ectype.cli.proxy.RecordingProxyRun.field;
import static dev.ectype.cli.proxy.ScriptedServer.readTo;
import static dev.ectype.cli.proxy.ScriptedServer.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.recording.CapturedExchange;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the forwarded and the recorded exchanges of the proxy. */
@Timeout(60)
final class RecordingProxyTest {
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();

    private HttpResponse<String> get(RecordingProxyRun proxy, String path) throws Exception {
        return client.send(HttpRequest.newBuilder(proxy.at(path)).build(), BodyHandlers.ofString());
    }

    @Test
    void aRequestAndItsReplyAreRecordedAsTheServerSawThem() throws Exception {
        CompletableFuture<String> seen = new CompletableFuture<>();
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    seen.complete(readTo(socket, "{\"a\":1}"));
                    write(socket, "HTTP/1.1 201 Created\r\nX-A: 1\r\nX-A: 2\r\nContent-Length: 2\r\n\r\n{}");
                    readTo(socket, "never");
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address())) {
            HttpResponse<String> reply = client.send(
                    HttpRequest.newBuilder(proxy.at("/pets?x=%20y"))
                            .POST(BodyPublishers.ofString("{\"a\":1}"))
                            .build(),
                    BodyHandlers.ofString());
            assertThat(reply.statusCode()).isEqualTo(201);
            assertThat(reply.body()).isEqualTo("{}");
            assertThat(reply.headers().allValues("x-a")).containsExactly("1", "2");
            assertThat(seen.join())
                    .startsWith("POST /pets?x=%20y HTTP/1.1\r\n")
                    .containsIgnoringCase("host: " + server.address().getAuthority() + "\r\n");
            CapturedExchange exchange = proxy.only();
            assertThat(exchange.request().method()).isEqualTo("POST");
            assertThat(exchange.request().url()).isEqualTo(server.address() + "/pets?x=%20y");
            assertThat(exchange.request().body()).hasToString("{\"a\":1}");
            assertThat(exchange.reply().status()).isEqualTo(201);
            assertThat(exchange.reply().body()).hasToString("{}");
            assertThat(exchange.fault()).isNull();
            assertThat(Duration.between(Instant.parse(exchange.at()), Instant.now()))
                    .isLessThan(Duration.ofMinutes(1));
        }
    }

    @Test
    void requestsThatComeTogetherAreAnsweredInOrderOverOneConnection() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    while (true) {
                        String path = readTo(socket, "\r\n\r\n").split(" ")[1];
                        boolean head = path.equals("/2");
                        write(socket, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n" + (head ? "" : path));
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address());
                Socket socket = proxy.connect()) {
            String rest = " HTTP/1.1\r\nHost: a\r\n\r\n";
            write(socket, "GET /1" + rest + "HEAD /2" + rest + "GET /3" + rest);
            String replies = readTo(socket, "/3");
            assertThat(replies)
                    .containsSubsequence("200 OK", "/1", "200 OK", "200 OK", "/3")
                    .doesNotContain("/2");
            assertThat(proxy.exchanges(3))
                    .extracting(each -> each.request().method())
                    .containsExactly("GET", "HEAD", "GET");
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void aLongBodyGoesThroughWholeAndIsRecordedUpToItsBound() throws Exception {
        String body = "x".repeat(3_000_000);
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(socket, "HTTP/1.1 200 OK\r\nContent-Length: 3000000\r\n\r\n" + body);
                });
                RecordingProxyRun proxy = RecordingProxyRun.bounded(server.address(), 1000, Duration.ofSeconds(20))) {
            assertThat(get(proxy, "/").body()).isEqualTo(body);
            assertThat(proxy.only().reply().body().bytes()).hasSize(1000);
            assertThat(proxy.only().reply().body().whole()).isEqualTo(3_000_000);
        }
    }

    @Test
    void aCompressedBodyIsRecordedPlain() throws Exception {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write("{\"plain\":true}".getBytes(StandardCharsets.UTF_8));
        }
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(
                            socket,
                            "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: " + packed.size()
                                    + "\r\n\r\n");
                    socket.getOutputStream().write(packed.toByteArray());
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address())) {
            HttpResponse<byte[]> reply =
                    client.send(HttpRequest.newBuilder(proxy.at("/")).build(), BodyHandlers.ofByteArray());
            assertThat(reply.body()).isEqualTo(packed.toByteArray());
            assertThat(reply.headers().firstValue("content-encoding")).contains("gzip");
            assertThat(proxy.only().reply().body()).hasToString("{\"plain\":true}");
            assertThat(field(proxy.only().reply().headers(), "content-encoding"))
                    .isEqualTo("null");
        }
    }

    @Test
    void placesAndCookiesOfTheServerBecomeThoseOfTheProxy() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    String host = readTo(socket, "\r\n\r\n").replaceAll("(?is).*host: ([^\r]+).*", "$1");
                    write(
                            socket,
                            "HTTP/1.1 302 Found\r\nLocation: http://" + host + "/v1/pets/1\r\n"
                                    + "Set-Cookie: a=b; Domain=api.example; Path=/v1; Secure; HttpOnly\r\n"
                                    + "Content-Length: 0\r\n\r\n");
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(java.net.URI.create(server.address() + "/v1/"))) {
            HttpResponse<String> reply = get(proxy, "/pets");
            assertThat(reply.headers().firstValue("location"))
                    .contains(proxy.at("/pets/1").toString());
            assertThat(reply.headers().firstValue("set-cookie")).contains("a=b; Path=/; HttpOnly");
            assertThat(proxy.only().request().url()).isEqualTo(server.address() + "/v1/pets");
            assertThat(field(proxy.only().reply().headers(), "location")).isEqualTo(server.address() + "/v1/pets/1");
        }
    }

    @Test
    void aConnectionThatTheServerClosedMeanwhileIsReplaced() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(socket, "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n" + number);
                    if (number == 0) {
                        // The next request is taken, and then nothing is said.
                        readTo(socket, "\r\n\r\n");
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address())) {
            assertThat(get(proxy, "/").body()).isEqualTo("0");
            assertThat(get(proxy, "/").body()).isEqualTo("1");
            assertThat(proxy.exchanges(2)).extracting(CapturedExchange::fault).containsOnlyNulls();
        }
    }

    @Test
    void manyAtOnceAreKeptApart() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    while (true) {
                        String path = readTo(socket, "\r\n\r\n").split(" ")[1];
                        write(socket, "HTTP/1.1 200 OK\r\nContent-Length: " + path.length() + "\r\n\r\n" + path);
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.of(server.address())) {
            List<CompletableFuture<Boolean>> all = new java.util.ArrayList<>();
            for (int number = 0; number < 500; number++) {
                String path = "/" + number;
                all.add(client.sendAsync(HttpRequest.newBuilder(proxy.at(path)).build(), BodyHandlers.ofString())
                        .thenApply(reply -> reply.body().equals(path)));
            }
            assertThat(all).allMatch(CompletableFuture::join);
            assertThat(proxy.exchanges(500))
                    .hasSize(500)
                    .allMatch(each ->
                            each.request().target().equals(each.reply().body().toString()));
        }
    }
}
