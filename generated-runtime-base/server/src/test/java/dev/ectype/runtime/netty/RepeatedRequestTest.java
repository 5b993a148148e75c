package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.netty.option.NettyOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which requests get an earlier reply. The handler numbers its replies, so that an earlier one is recognized. */
@ExtendWith(NoLeaks.class)
class RepeatedRequestTest {
    /** More requests than a server waits for before it keeps replies. */
    private static final int MANY = 80;

    private final List<String> log = new CopyOnWriteArrayList<>();
    private final Counting handler = new Counting();
    private final NettyServer server = NettyServer.start(
            NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> log.add(cause.toString()))
                    .withThreads(1)
                    .withRequestLog((method, target, status, reason) ->
                            log.add(method + " " + target + " " + status + " " + reason)),
            handler);

    /** Numbers its replies. */
    private static final class Counting implements HttpHandler {
        private volatile @Nullable Object version = new Object();
        private volatile int handled;

        @Override
        public void handle(Request request, ReplyBuffer reply) {
            handled++;
            reply.status(request.path().equals("/teapot") ? 418 : 200)
                    .reason("op")
                    .append("number " + handled);
            if (request.path().equals("/long")) {
                reply.append(new byte[40_000]);
            }
            Object made = version;
            if (made != null && !request.path().equals("/unmarked")) {
                reply.cacheable(made);
            }
        }

        @Override
        public @Nullable Object replyVersion() {
            return version;
        }
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n";
    }

    /** Sends the same bytes many times and returns the different replies in order. */
    private List<String> replies(String request) throws IOException {
        List<String> replies = new ArrayList<>();
        try (RawClient client = new RawClient(server.port())) {
            for (int count = 0; count < MANY; count++) {
                String reply = client.send(request).reply();
                if (replies.isEmpty() || !replies.get(replies.size() - 1).equals(reply)) {
                    replies.add(reply);
                }
            }
        }
        return replies;
    }

    /** Sends requests until replies are kept. */
    private void exhaustPatience() throws IOException {
        replies(get("/unmarked"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /a HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /a?q=1 HTTP/1.1\r\nHost: x\r\nAccept: */*\r\n\r\n",
                "\r\nGET /a HTTP/1.1\r\nHost: x\r\n\r\n",
                "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody",
                "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n\r\n",
                "GET /teapot HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"
            })
    void repeatedRequestsGetTheSameBytes(String request) throws IOException {
        exhaustPatience();
        int before = handler.handled;
        log.clear();
        assertThat(replies(request)).singleElement().asString().endsWith("number " + (before + 1));
        assertThat(handler.handled).isEqualTo(before + 1);
        assertThat(log).hasSize(MANY).containsOnly(log.get(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /unmarked HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /long HTTP/1.1\r\nHost: x\r\n\r\n",
            })
    void otherRequestsAreHandledEachTime(String request) throws IOException {
        exhaustPatience();
        assertThat(replies(request)).hasSize(MANY);
    }

    @Test
    void aRequestWithALongHeadIsHandledEachTime() throws IOException {
        exhaustPatience();
        String request = "GET /a HTTP/1.1\r\nHost: x\r\n" + ("X-Long: " + "a".repeat(80) + "\r\n").repeat(95) + "\r\n";
        assertThat(replies(request)).hasSize(MANY);
    }

    @Test
    void aClosingConnectionGetsItsOwnReply() throws IOException {
        exhaustPatience();
        for (int count = 0; count < 3; count++) {
            int before = handler.handled;
            try (RawClient client = new RawClient(server.port())) {
                String reply = client.send("GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                        .rest();
                assertThat(reply).contains("connection: close\r\n").endsWith("number " + (before + 1));
            }
        }
    }

    @Test
    void noReplyIsKeptBeforeManyRequestsOfTheSameVersion() throws IOException {
        try (RawClient client = new RawClient(server.port())) {
            for (int count = 1; count <= 60; count++) {
                assertThat(client.send(get("/a")).reply()).endsWith("number " + count);
            }
        }
    }

    @Test
    void eachByteOfARequestCounts() throws IOException {
        exhaustPatience();
        replies(get("/a"));
        String spelledDifferently = "GET /a HTTP/1.1\r\nhost: x\r\n\r\n";
        assertThat(replies(spelledDifferently)).doesNotContainAnyElementsOf(replies(get("/a")));
        String post = "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n";
        assertThat(replies(post + "body")).doesNotContainAnyElementsOf(replies(post + "bode"));
    }

    @Test
    void anotherVersionEndsAllReplies() throws IOException {
        exhaustPatience();
        List<String> first = replies(get("/a"));
        Object version = handler.version;
        handler.version = new Object();
        List<String> second = replies(get("/a"));
        handler.version = null;
        assertThat(replies(get("/a"))).hasSize(MANY);
        handler.version = version;
        assertThat(replies(get("/a"))).doesNotContainAnyElementsOf(first).doesNotContainAnyElementsOf(second);
    }

    @Test
    void piecesAndPipelinesGetTheSameReplies() throws IOException {
        exhaustPatience();
        String kept = replies(get("/a")).get(0);
        int before = handler.handled;
        try (RawClient client = new RawClient(server.port())) {
            client.send(get("/a") + get("/a") + get("/b") + get("/a") + "GET /");
            assertThat(client.reply()).isEqualTo(kept);
            assertThat(client.reply()).isEqualTo(kept);
            assertThat(client.reply()).endsWith("number " + (before + 1));
            assertThat(client.reply()).isEqualTo(kept);
            client.send("a HTTP/1.1\r\nHo");
            assertThat(client.isSilentFor(50)).isTrue();
            assertThat(client.send("st: x\r\n\r\n").reply()).endsWith("number " + (before + 2));
            assertThat(client.send(get("/a")).reply()).isEqualTo(kept);
        }
    }

    @Test
    void aClientThatAwaitsTheServerGetsItsConsent() throws IOException {
        exhaustPatience();
        String request = "POST /a HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\nbody";
        try (RawClient client = new RawClient(server.port())) {
            for (int count = 0; count < 3; count++) {
                int before = handler.handled;
                assertThat(client.send(request).head()).startsWith("HTTP/1.1 100 ");
                assertThat(client.reply()).endsWith("number " + (before + 1));
            }
        }
    }
}
