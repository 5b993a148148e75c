package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.netty.option.Limits;
import dev.ectype.runtime.netty.option.NettyOptions;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(NoLeaks.class)
class Http1Test {
    private static final List<Throwable> FAILURES = new CopyOnWriteArrayList<>();
    private static final List<String> LOG = new CopyOnWriteArrayList<>();
    private static NettyServer server;

    @BeforeAll
    static void start() {
        NettyOptions options = NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> FAILURES.add(cause))
                .withThreads(1)
                .withLimits(Limits.STANDARD.withBodyBytes(100_000))
                .withRequestLog((method, target, status, reason) ->
                        LOG.add(method + " " + target + " " + status + " " + reason));
        server = NettyServer.start(options, new EchoHandler());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static RawClient client() throws IOException {
        return new RawClient(server.port());
    }

    @Test
    void connectionServesManyRequests() throws IOException {
        try (RawClient client = client()) {
            for (int index = 0; index < 3; index++) {
                client.send("GET /n" + index + "?a=b HTTP/1.1\r\nHost: x\r\n\r\n");
                assertThat(client.reply())
                        .startsWith("HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: ")
                        .doesNotContain("connection:")
                        .endsWith("\r\n\r\nGET /n" + index + "?a=b 0");
            }
        }
    }

    @Test
    void pipelinedRequestsAreAnsweredInOrder() throws IOException {
        StringBuilder requests = new StringBuilder();
        for (int index = 0; index < 200; index++) {
            String path = index % 10 == 0 ? "/stream" : "/n" + index;
            requests.append("GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n");
        }
        try (RawClient client = client()) {
            client.send(requests + "GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            String replies = client.rest();
            int at = 0;
            for (int index = 0; index < 200; index++) {
                at = replies.indexOf(index % 10 == 0 ? "piece4;" : "GET /n" + index + " 0", at);
                assertThat(at).as("reply %s", index).isPositive();
            }
            assertThat(replies).endsWith("GET /last 0");
        }
    }

    @Test
    void bodiesArriveWhole() throws IOException {
        try (RawClient client = client()) {
            client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhel");
            client.send("lo");
            assertThat(client.reply()).endsWith("\r\n\r\nhello");
            client.send("POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n");
            client.send("2;x=y\r\nde\r\n0\r\nTrailer: t\r\n\r\n");
            assertThat(client.reply()).endsWith("\r\n\r\nabcde");
            String large = "x".repeat(99_000);
            client.send("PUT /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 99000\r\n\r\n" + large);
            assertThat(client.reply()).endsWith("\r\n\r\n" + large);
        }
    }

    @Test
    void bodyBeginningWithASpaceIsNotAFoldedHeader() throws IOException {
        try (RawClient client = client()) {
            client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n");
            assertThat(client.isSilentFor(50)).isTrue();
            client.send("\r\n a");
            assertThat(client.reply()).endsWith("\r\n\r\n a");
        }
    }

    @Test
    void headReplyHasTheLengthButNoBody() throws IOException {
        try (RawClient client = client()) {
            client.send("HEAD /large HTTP/1.1\r\nHost: x\r\n\r\nHEAD /stream HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(client.head()).contains("content-length: 3000000");
            assertThat(client.head()).contains("transfer-encoding: chunked");
            client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(client.reply()).endsWith("GET /a 0");
        }
    }

    @Test
    void noContentHasNeitherBodyNorLength() throws IOException {
        try (RawClient client = client()) {
            client.send("GET /empty HTTP/1.1\r\nHost: x\r\n\r\nGET /a HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(client.head()).startsWith("HTTP/1.1 204 ").doesNotContain("content-length");
            assertThat(client.reply()).endsWith("GET /a 0");
        }
    }

    @Test
    void largeRepliesArriveWhole() throws IOException {
        try (RawClient client = client()) {
            client.send("GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            assertThat(client.head()).contains("content-length: 3000000\r\nconnection: close");
            assertThat(client.rest()).hasSize(3_000_000);
        }
    }

    @Test
    void streamsAreChunked() throws IOException {
        try (RawClient client = client()) {
            client.send("GET /stream HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            assertThat(client.rest())
                    .contains("transfer-encoding: chunked")
                    .endsWith(
                            "\r\n\r\n7\r\npiece0;\r\n7\r\npiece1;\r\n7\r\npiece2;\r\n7\r\npiece3;\r\n7\r\npiece4;\r\n0\r\n\r\n");
        }
    }

    @Test
    void oldClientsAreServedAndClosed() throws IOException {
        try (RawClient client = client()) {
            client.send("GET /stream HTTP/1.0\r\n\r\n");
            assertThat(client.rest()).doesNotContain("chunked").endsWith("\r\n\r\npiece0;piece1;piece2;piece3;piece4;");
        }
        try (RawClient client = client()) {
            client.send("GET /stream HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
            assertThat(client.rest()).contains("connection: close").endsWith("piece4;");
        }
        try (RawClient client = client()) {
            client.send("GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
            assertThat(client.reply()).contains("connection: keep-alive");
            client.send("GET /b HTTP/1.0\r\n\r\n");
            assertThat(client.rest()).contains("connection: close").endsWith("GET /b 0");
        }
    }

    @Test
    void clientReceivesContinue() throws IOException {
        try (RawClient client = client()) {
            client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n");
            assertThat(client.head()).isEqualTo("HTTP/1.1 100 Continue\r\n\r\n");
            client.send("ok");
            assertThat(client.reply()).startsWith("HTTP/1.1 200 OK").endsWith("ok");
        }
    }

    @Test
    void bodyTooLargeIsRefusedBeforeItIsSent() throws IOException {
        try (RawClient client = client()) {
            client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 100001\r\nExpect: 100-continue\r\n\r\n");
            assertThat(client.rest()).startsWith("HTTP/1.1 413 ").contains("connection: close");
        }
    }

    @Test
    void bodyThatGrowsTooLargeIsRefusedWhileItArrives() throws IOException {
        try (RawClient client = client()) {
            client.send("POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
            client.send("186a0\r\n" + "x".repeat(100_000) + "\r\n");
            assertThat(client.isSilentFor(50)).isTrue();
            client.send("1\r\nx\r\n");
            assertThat(client.rest()).startsWith("HTTP/1.1 413 ").contains("PAYLOAD_TOO_LARGE");
        }
    }

    @Test
    void failureIsLoggedWithoutDetailsInTheReply() throws IOException {
        try (RawClient client = client()) {
            client.send("GET /broken HTTP/1.1\r\nHost: x\r\n\r\nGET /a HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(client.reply())
                    .startsWith("HTTP/1.1 500 ")
                    .contains("\"code\":\"INTERNAL\"")
                    .doesNotContain("secret");
            assertThat(client.reply()).endsWith("GET /a 0");
        }
        assertThat(FAILURES).extracting(Throwable::getMessage).contains("secret");
        assertThat(LOG).contains("GET /broken 500 INTERNAL");
    }

    @Test
    void clientThatOnlyClosesItsOutputGetsTheReply() throws IOException {
        try (RawClient client = client()) {
            client.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n").endOutput();
            assertThat(client.rest().length()).isGreaterThan(3_000_000);
        }
    }
}
