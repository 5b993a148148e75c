package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.netty.option.NettyOptions;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Checks that long work for a reply delays no other client. */
@ExtendWith(NoLeaks.class)
@Timeout(20)
class LongRepliesTest {
    private final List<String> failures = new CopyOnWriteArrayList<>();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);
    private NettyServer server;

    @BeforeEach
    void start() {
        HttpHandler handler = (request, reply) -> {
            String path = request.path();
            switch (path) {
                case "/long" ->
                    reply.fillLater(later -> {
                        begun.countDown();
                        await(goOn);
                        later.status(201).header("path", path).append("made");
                    });
                case "/broken" ->
                    reply.fillLater(later -> {
                        throw new IllegalStateException("cannot be made");
                    });
                default -> reply.header("path", path).append("at once");
            }
        };
        NettyOptions options = NettyOptions.on(
                        "127.0.0.1", 0, (method, target, cause) -> failures.add(method + " " + target + " " + cause))
                .withThreads(1);
        server = NettyServer.start(options, handler);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @AfterEach
    void stop() {
        goOn.countDown();
        server.close();
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n";
    }

    private RawClient client() throws IOException {
        return new RawClient(server.port());
    }

    @Test
    void otherConnectionsAreAnsweredAndPipelinedRequestsWait() throws Exception {
        try (RawClient first = client();
                RawClient other = client()) {
            first.send(get("/long") + get("/behind"));
            await(begun);
            assertThat(other.send(get("/other")).reply()).endsWith("at once");
            assertThat(first.isSilentFor(50)).isTrue();
            goOn.countDown();
            assertThat(first.reply())
                    .startsWith("HTTP/1.1 201")
                    .contains("path: /long")
                    .endsWith("made");
            assertThat(first.reply()).contains("path: /behind").endsWith("at once");
        }
    }

    @Test
    void aClientThatEndsItsOutputStillReceivesTheReply() throws Exception {
        try (RawClient client = client()) {
            client.send(get("/long")).endOutput();
            await(begun);
            goOn.countDown();
            assertThat(client.rest()).startsWith("HTTP/1.1 201").endsWith("made");
        }
    }

    @Test
    void aDisconnectedClientIsDropped() throws Exception {
        client().send(get("/long")).hangUp();
        await(begun);
        goOn.countDown();
        try (RawClient client = client()) {
            assertThat(client.send(get("/long")).reply()).endsWith("made");
        }
        assertThat(failures).isEmpty();
    }

    @Test
    void aFailedReplyIsAnInternalError() throws Exception {
        try (RawClient client = client()) {
            assertThat(client.send(get("/broken")).reply())
                    .startsWith("HTTP/1.1 500")
                    .doesNotContain("cannot be made");
            assertThat(client.send(get("/again")).reply()).endsWith("at once");
        }
        assertThat(failures).singleElement().asString().contains("GET /broken", "cannot be made");
    }

    @Test
    void streamsOfOneConnectionDoNotWaitForEachOther() throws Exception {
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/long", true);
            await(begun);
            client.request(3, "GET", "/other", true);
            assertThat(client.await(Http2Frames.HEADERS).stream()).isEqualTo(3);
            assertThat(client.rest(3)).isEqualTo("at once");
            goOn.countDown();
            assertThat(client.await(Http2Frames.HEADERS).stream()).isEqualTo(1);
            assertThat(client.rest(1)).isEqualTo("made");
        }
    }

    @Test
    void serverThatClosesDoesNotWaitForThem() throws Exception {
        try (RawClient client = client()) {
            client.send(get("/long"));
            await(begun);
            server.close();
            assertThat(client.rest()).isEmpty();
        }
    }
}
