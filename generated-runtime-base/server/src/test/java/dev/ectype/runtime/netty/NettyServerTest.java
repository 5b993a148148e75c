package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.netty.option.Timeouts;
import java.net.ConnectException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(NoLeaks.class)
class NettyServerTest {
    private static NettyOptions options(int port) {
        return NettyOptions.on("127.0.0.1", port, (method, target, cause) -> {}).withThreads(1);
    }

    @Test
    void takenPortIsNamed() {
        try (NettyServer first = NettyServer.start(options(0), new EchoHandler())) {
            assertThatThrownBy(() -> NettyServer.start(options(first.port()), new EchoHandler()))
                    .isInstanceOfSatisfying(PortInUse.class, taken -> {
                        assertThat(taken.host()).isEqualTo("127.0.0.1");
                        assertThat(taken.port()).isEqualTo(first.port());
                    });
        }
    }

    @Test
    void foreignAddressIsNotATakenPort() {
        NettyOptions foreign = NettyOptions.on("192.0.2.1", 0, (method, target, cause) -> {});
        assertThatThrownBy(() -> NettyServer.start(foreign, new EchoHandler()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("192.0.2.1");
    }

    /** Streams two pieces. The test releases the second one. */
    private static final class TwoPieces implements ContentStream {
        private final CountDownLatch started = new CountDownLatch(1);
        private final AtomicReference<@Nullable Runnable> waker = new AtomicReference<>();
        private volatile boolean finished;
        private int given;

        @Override
        public void start(Runnable wake) {
            waker.set(wake);
            started.countDown();
        }

        @Override
        public @Nullable ByteSlice next() {
            if (given == 0) {
                given++;
                return ByteSlice.utf8("first ");
            }
            if (!finished) {
                return ByteSlice.EMPTY;
            }
            return given++ == 1 ? ByteSlice.utf8("second") : null;
        }

        void finish() {
            finished = true;
            waker.get().run();
        }
    }

    @Test
    void closingFinishesWhatIsInFlight() throws Exception {
        TwoPieces pieces = new TwoPieces();
        NettyServer server = NettyServer.start(options(0), (request, reply) -> reply.body(pieces));
        try (RawClient idle = new RawClient(server.port());
                RawClient busy = new RawClient(server.port())) {
            busy.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
            pieces.started.await();
            CompletableFuture<Void> closed =
                    CompletableFuture.runAsync(server::close, task -> new Thread(task).start());
            assertThat(idle.rest()).isEmpty();
            assertThat(closed).isNotDone();
            pieces.finish();
            assertThat(busy.rest()).endsWith("6\r\nsecond\r\n0\r\n\r\n");
            busy.hangUp();
            closed.get();
            assertThatThrownBy(() -> new RawClient(server.port())).isInstanceOf(ConnectException.class);
        }
    }

    @Test
    void closingNotifiesHttp2ClientsAndFinishesTheirStreams() throws Exception {
        TwoPieces pieces = new TwoPieces();
        NettyServer server = NettyServer.start(options(0), (request, reply) -> reply.body(pieces));
        try (Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "GET", "/", true);
            pieces.started.await();
            client.await(Http2Frames.DATA);
            CompletableFuture<Void> closed =
                    CompletableFuture.runAsync(server::close, task -> new Thread(task).start());
            assertThat(client.await(Http2Frames.GOAWAY).error()).isZero();
            pieces.finish();
            assertThat(client.rest(1)).isEqualTo("second");
            closed.get();
        }
    }

    @Test
    void closingDoesNotWaitForEverForAnEndlessReply() throws Exception {
        TwoPieces pieces = new TwoPieces();
        NettyOptions hasty = options(0).withTimeouts(Timeouts.STANDARD.withShutdown(Duration.ofMillis(200)));
        NettyServer server = NettyServer.start(hasty, (request, reply) -> reply.body(pieces));
        try (RawClient client = new RawClient(server.port())) {
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
            pieces.started.await();
            server.close();
            assertThat(client.rest()).doesNotContain("second");
        }
    }
}
