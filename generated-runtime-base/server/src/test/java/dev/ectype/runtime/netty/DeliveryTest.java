package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Delivery.Mode;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.netty.option.Timeouts;
import java.io.IOException;
import java.net.SocketException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Checks delayed, slow, cut and missing replies, and that other replies are unaffected. */
@ExtendWith(NoLeaks.class)
@Timeout(20)
class DeliveryTest {
    private static final String BODY = "0123456789".repeat(4);
    private static final Timeouts SHORT = Timeouts.STANDARD
            .withWaits(Duration.ofMillis(150), Duration.ofMillis(150), Duration.ofMillis(150), Duration.ofSeconds(10))
            .withShutdown(Duration.ofSeconds(3));

    private final List<String> failures = new CopyOnWriteArrayList<>();
    private NettyServer server;
    private boolean stopped;

    @BeforeEach
    void start() {
        serve(Timeouts.STANDARD.withShutdown(Duration.ofSeconds(3)));
    }

    /** Starts the server with short timeouts. Slow machines need longer ones between two requests. */
    private void serveImpatiently() {
        server.close();
        serve(SHORT);
    }

    private void serve(Timeouts timeouts) {
        HttpHandler handler = (request, reply) -> {
            reply.header("path", request.path()).append(request.path().equals("/nothing") ? "" : BODY);
            reply.delivery(
                    switch (request.path()) {
                        case "/late" -> Delivery.late(500);
                        case "/slow" -> Delivery.dripping(80);
                        case "/late-slow" -> Delivery.dripping(400).after(100);
                        case "/cut", "/nothing" -> Delivery.cutAfter(7);
                        case "/head-only" -> Delivery.cutAfter(0);
                        case "/reset" -> Delivery.of(Mode.RESET);
                        case "/late-reset" -> Delivery.of(Mode.RESET).after(50);
                        case "/never" -> Delivery.of(Mode.NEVER);
                        default -> null;
                    });
        };
        NettyOptions options = NettyOptions.on(
                        "127.0.0.1", 0, (method, target, cause) -> failures.add(target + " " + cause))
                .withThreads(1)
                .withTimeouts(timeouts);
        server = NettyServer.start(options, handler);
    }

    @AfterEach
    void stop() {
        if (stopped) {
            return;
        }
        long began = System.nanoTime();
        server.close();
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(3));
        assertThat(failures).isEmpty();
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n";
    }

    private RawClient client() throws IOException {
        return new RawClient(server.port());
    }

    @Test
    void lateReplyOutlastsEveryPatienceAndIsWhole() throws Exception {
        serveImpatiently();
        try (RawClient client = client()) {
            client.send(get("/late"));
            assertThat(client.isSilentFor(350)).isTrue();
            assertThat(client.reply()).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n" + BODY);
        }
    }

    @Test
    void pipelinedRequestsWaitBehindALateReply() throws Exception {
        try (RawClient client = client()) {
            client.send(get("/first") + get("/late") + get("/third") + get("/late-slow") + get("/fifth"));
            for (String path : List.of("/first", "/late", "/third", "/late-slow", "/fifth")) {
                assertThat(client.reply()).contains("path: " + path + "\r\n").endsWith(BODY);
            }
        }
    }

    @Test
    void aClientThatEndsItsOutputStillReceivesItsLateReply() throws Exception {
        try (RawClient client = client()) {
            client.send(get("/late")).endOutput();
            assertThat(client.rest()).startsWith("HTTP/1.1 200").endsWith(BODY);
        }
    }

    @Test
    void aDisconnectedClientIsDropped() throws Exception {
        for (String path : List.of("/late", "/never", "/slow")) {
            client().send(get(path)).hangUp();
        }
        try (RawClient client = client()) {
            assertThat(client.send(get("/other")).reply()).contains("path: /other");
        }
    }

    @Test
    void slowReplyComesInPortions() throws Exception {
        try (RawClient client = client()) {
            long began = System.nanoTime();
            assertThat(client.send(get("/slow")).head()).contains("content-length: 40");
            assertThat(client.read(8)).asString().isEqualTo("01234567");
            assertThat(client.isSilentFor(40)).isTrue();
            client.read(32);
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThan(Duration.ofMillis(350));
            assertThat(client.send(get("/again")).reply()).contains("path: /again");
        }
    }

    @Test
    void cutReplyPromisesMoreThanComes() throws Exception {
        try (RawClient client = client()) {
            assertThat(client.send(get("/cut")).rest())
                    .contains("content-length: 40\r\n")
                    .endsWith("\r\n\r\n0123456");
        }
        try (RawClient client = client()) {
            assertThat(client.send(get("/head-only")).rest())
                    .contains("content-length: 40\r\n")
                    .endsWith("\r\n\r\n");
        }
        try (RawClient client = client()) {
            assertThat(client.send(get("/nothing")).rest()).isEmpty();
        }
    }

    @Test
    void connectionIsResetAndLaterRequestsAreNotAnswered() throws Exception {
        for (String path : List.of("/reset", "/late-reset")) {
            try (RawClient client = client()) {
                client.send(get(path) + get("/after"));
                assertThatThrownBy(client::rest)
                        .isInstanceOf(SocketException.class)
                        .hasMessageContaining("reset");
            }
        }
    }

    @Test
    void replyThatNeverComesKeepsTheConnection() throws Exception {
        serveImpatiently();
        try (RawClient client = client()) {
            client.send(get("/never") + get("/after"));
            assertThat(client.isSilentFor(600)).isTrue();
        }
    }

    @Test
    void replyThatNeverComesEndsWithItsServer() throws Exception {
        RawClient client = client().send(get("/never"));
        Http2Frames frames = new Http2Frames(server.port()).request(1, "GET", "/never", true);
        assertThat(client.isSilentFor(100)).isTrue();
        stop();
        stopped = true;
        assertThat(client.rest()).isEmpty();
        assertThat(frames.await(Http2Frames.RST_STREAM).error()).isEqualTo(8);
        frames.close();
    }

    @Test
    void headHasNoContentToDripOrCut() throws Exception {
        try (RawClient client = client()) {
            for (String path : List.of("/slow", "/cut")) {
                assertThat(client.send("HEAD " + path + " HTTP/1.1\r\nHost: x\r\n\r\n")
                                .head())
                        .contains("content-length: 40");
            }
        }
    }

    @Test
    void streamsAreLateSlowAndCutOneByOne() throws Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/late", true);
            client.request(3, "GET", "/other", true);
            assertThat(client.await(Http2Frames.HEADERS).stream()).isEqualTo(3);
            assertThat(client.rest(3)).isEqualTo(BODY);
            assertThat(client.await(Http2Frames.HEADERS).stream()).isEqualTo(1);
            assertThat(client.rest(1)).isEqualTo(BODY);
            client.request(5, "GET", "/late-slow", true).await(Http2Frames.HEADERS);
            assertThat(client.await(Http2Frames.DATA).payload()).hasSize(40);
        }
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/slow", true).await(Http2Frames.HEADERS);
            assertThat(client.await(Http2Frames.DATA).payload()).hasSize(8);
            assertThat(client.rest(1)).hasSize(32);
            client.request(3, "GET", "/cut", true).await(Http2Frames.HEADERS);
            assertThat(client.await(Http2Frames.DATA).payload()).asString().isEqualTo("0123456");
            assertThat(client.await(Http2Frames.RST_STREAM).error()).isEqualTo(2);
        }
    }

    @Test
    void streamsAreResetAndOthersAreNot() throws Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/reset", true);
            assertThat(client.await(Http2Frames.RST_STREAM, Http2Frames.HEADERS).type())
                    .isEqualTo(Http2Frames.RST_STREAM);
            client.request(3, "GET", "/never", true);
            client.request(5, "GET", "/late", true);
            client.send(Http2Frames.RST_STREAM, 0, 5, new byte[] {0, 0, 0, 8});
            client.request(7, "GET", "/other", true);
            assertThat(client.await(Http2Frames.HEADERS).stream()).isEqualTo(7);
            assertThat(client.rest(7)).isEqualTo(BODY);
            assertThat(client.isSilentFor(600)).isTrue();
        }
    }
}
