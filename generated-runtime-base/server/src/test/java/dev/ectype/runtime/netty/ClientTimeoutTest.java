package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.netty.option.Timeouts;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Checks that the server waits for slow clients, but not forever, and does not buffer unread output without limit. */
@ExtendWith(NoLeaks.class)
class ClientTimeoutTest {
    private static final Timeouts SHORT = Timeouts.STANDARD.withWaits(
            Duration.ofMillis(200), Duration.ofMillis(200), Duration.ofMillis(400), Duration.ofMillis(600));
    private static final String GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

    private static NettyServer start(Timeouts timeouts, HttpHandler handler) {
        NettyOptions options = NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {})
                .withThreads(1)
                .withTimeouts(timeouts);
        return NettyServer.start(options, handler);
    }

    /** Streams pieces without end and counts the pulls. */
    private static final class Endless implements ContentStream {
        private final AtomicInteger pulls = new AtomicInteger();
        private final CountDownLatch closed = new CountDownLatch(1);

        @Override
        public ByteSlice next() {
            pulls.incrementAndGet();
            return ByteSlice.of(new byte[16_384]);
        }

        @Override
        public void close() {
            closed.countDown();
        }

        int pullsWhenSettled() throws InterruptedException {
            int before = -1;
            while (before != pulls.get()) {
                before = pulls.get();
                Thread.sleep(100);
            }
            return before;
        }
    }

    @Test
    void unfinishedHeadIsGivenUp() throws IOException {
        try (NettyServer server = start(SHORT, new EchoHandler());
                RawClient client = new RawClient(server.port())) {
            client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHos");
            assertThat(client.head()).startsWith("HTTP/1.1 200");
            assertThat(client.rest())
                    .startsWith("HTTP/1.1 408 ")
                    .contains("connection: close")
                    .endsWith("}");
        }
    }

    @Test
    void unfinishedBodyIsGivenUp() throws IOException {
        try (NettyServer server = start(SHORT, new EchoHandler());
                RawClient client = new RawClient(server.port())) {
            client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab");
            assertThat(client.rest()).startsWith("HTTP/1.1 408 ");
        }
    }

    @Test
    void idleConnectionIsClosedWithoutAWord() throws IOException {
        try (NettyServer server = start(SHORT, new EchoHandler());
                RawClient client = new RawClient(server.port())) {
            assertThat(client.send(GET).reply()).startsWith("HTTP/1.1 200");
            assertThat(client.rest()).isEmpty();
        }
    }

    @Test
    void lastReplyMayTakeLongerThanTheLingering() throws Exception {
        Timeouts hasty = new Timeouts(
                Duration.ofSeconds(9),
                Duration.ofSeconds(9),
                Duration.ofSeconds(9),
                Duration.ofSeconds(9),
                Duration.ofSeconds(9),
                Duration.ofSeconds(9),
                Duration.ofMillis(100),
                Duration.ofSeconds(9));
        byte[] body = new byte[20_000_000];
        try (NettyServer server = start(hasty, (request, reply) -> reply.body(body, 0, body.length));
                RawClient client = new RawClient(server.port())) {
            client.send("GET / HTTP/1.0\r\n\r\n");
            Thread.sleep(400);
            assertThat(client.rest().length()).isGreaterThan(body.length);
        }
    }

    @Test
    void unreadReplyIsGivenUp() throws Exception {
        Endless endless = new Endless();
        try (NettyServer server = start(SHORT, (request, reply) -> reply.body(endless));
                RawClient client = new RawClient(server.port())) {
            client.send(GET);
            assertThat(endless.closed.await(5, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void pullsOnlyWhatTheClientReads() throws Exception {
        Endless endless = new Endless();
        try (NettyServer server = start(Timeouts.STANDARD, (request, reply) -> reply.body(endless));
                RawClient client = new RawClient(server.port())) {
            client.send(GET);
            int filled = endless.pullsWhenSettled();
            assertThat(filled).isLessThan(2000);
            client.read(filled * 16_384 / 2);
            assertThat(endless.pullsWhenSettled()).isGreaterThan(filled);
            client.hangUp();
            assertThat(endless.closed.await(5, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void pullsOnlyWhatTheHttp2WindowHolds() throws Exception {
        Endless endless = new Endless();
        try (NettyServer server = start(Timeouts.STANDARD, (request, reply) -> reply.body(endless));
                Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/", true);
            assertThat(endless.pullsWhenSettled()).isBetween(3, 12);
            client.windowUpdate(0, 100_000).windowUpdate(1, 100_000);
            assertThat(endless.pullsWhenSettled()).isBetween(9, 20);
            client.send(Http2Frames.RST_STREAM, 0, 1, new byte[] {0, 0, 0, 8});
            assertThat(endless.closed.await(5, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void http2ReplyThatIsNotTakenIsGivenUp() throws Exception {
        try (NettyServer server = start(SHORT, (request, reply) -> reply.body(ByteSlice.of(new byte[1_000_000])));
                Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/", true);
            assertThat(client.await(Http2Frames.RST_STREAM).error()).isEqualTo(8);
        }
    }

    @Test
    void pipeliningClientThatDoesNotReadIsNotDecodedFurther() throws Exception {
        AtomicInteger handled = new AtomicInteger();
        byte[] body = new byte[100_000];
        try (NettyServer server = start(Timeouts.STANDARD, (request, reply) -> {
                    handled.incrementAndGet();
                    reply.body(body, 0, body.length);
                });
                RawClient client = new RawClient(server.port())) {
            client.send(GET.repeat(500) + "GET / HTTP/1.0\r\n\r\n");
            Thread.sleep(300);
            assertThat(handled.get()).isLessThan(300);
            assertThat(client.rest().length()).isGreaterThan(501 * 100_000);
            assertThat(handled.get()).isEqualTo(501);
        }
    }

    @Test
    void streamWaitsUntilItIsWoken() throws Exception {
        AtomicReference<@Nullable Runnable> waker = new AtomicReference<>();
        AtomicReference<@Nullable ByteSlice> next = new AtomicReference<>(ByteSlice.utf8("one"));
        ContentStream events = new ContentStream() {
            @Override
            public void start(Runnable wake) {
                waker.set(wake);
            }

            @Override
            public @Nullable ByteSlice next() {
                return next.getAndSet(ByteSlice.EMPTY);
            }
        };
        try (NettyServer server = start(Timeouts.STANDARD, (request, reply) -> reply.body(events));
                RawClient client = new RawClient(server.port())) {
            client.send("GET / HTTP/1.0\r\n\r\n").head();
            assertThat(client.read(3)).asString().isEqualTo("one");
            assertThat(client.isSilentFor(50)).isTrue();
            next.set(ByteSlice.utf8("two"));
            waker.get().run();
            assertThat(client.read(3)).asString().isEqualTo("two");
            next.set(null);
            waker.get().run();
            assertThat(client.rest()).isEmpty();
        }
    }

    @Test
    void brokenStreamDoesNotLookComplete() throws IOException {
        ContentStream broken = new ContentStream() {
            @Override
            public ByteSlice next() {
                throw new IllegalStateException("broken");
            }
        };
        try (NettyServer server = start(Timeouts.STANDARD, (request, reply) -> reply.body(broken))) {
            try (RawClient client = new RawClient(server.port())) {
                assertThat(client.send(GET).rest()).doesNotContain("0\r\n\r\n");
            }
            try (Http2Frames client = new Http2Frames(server.port())) {
                client.request(1, "GET", "/", true);
                assertThat(client.await(Http2Frames.RST_STREAM).error()).isEqualTo(2);
            }
        }
    }

    @Test
    void trailersFollowTheStream() throws Exception {
        HttpHandler handler = (request, reply) -> reply.body(new ContentStream() {
            private boolean given;

            @Override
            public @Nullable ByteSlice next() {
                if (given) {
                    return null;
                }
                given = true;
                return ByteSlice.utf8("data");
            }

            @Override
            public List<HeaderField> trailers() {
                return List.of(HeaderField.of("Outcome", "fine"), HeaderField.of("Content-Length", "9"));
            }
        });
        try (NettyServer server = start(Timeouts.STANDARD, handler)) {
            try (RawClient client = new RawClient(server.port())) {
                client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
                assertThat(client.rest()).endsWith("4\r\ndata\r\n0\r\noutcome: fine\r\n\r\n");
            }
            try (Http2Frames client = new Http2Frames(server.port())) {
                client.request(1, "GET", "/", true).await(Http2Frames.HEADERS);
                Http2Frames.Frame trailers = client.await(Http2Frames.HEADERS);
                assertThat(trailers.ends()).isTrue();
                assertThat(client.fields(trailers)).hasToString("[outcome=fine]");
            }
        }
    }
}
