package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.netty.option.Timeouts;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Checks that unread input and unread output are not buffered without limit. */
@ExtendWith(NoLeaks.class)
@Timeout(20)
class UnreadInputTest {
    private static final Timeouts SHORT = Timeouts.STANDARD.withWaits(
            Duration.ofSeconds(9), Duration.ofSeconds(9), Duration.ofMillis(400), Duration.ofSeconds(9));

    private static NettyServer start(HttpHandler handler) {
        return NettyServer.start(
                NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {})
                        .withThreads(1)
                        .withTimeouts(SHORT),
                handler);
    }

    @Test
    void unreadPongsEndTheWebSocket() throws IOException {
        HttpHandler handler = (request, reply) -> reply.conversation(new SilentWebSocketSession());
        byte[] pings = new byte[131 * 1000];
        for (int at = 0; at < pings.length; at += 131) {
            pings[at] = (byte) 0x89;
            pings[at + 1] = (byte) (0x80 | 125);
        }
        try (NettyServer server = start(handler);
                RawClient client = new RawClient(server.port())) {
            client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
            assertThat(client.head()).startsWith("HTTP/1.1 101");
            assertThatThrownBy(() -> {
                        for (int index = 0; index < 500; index++) {
                            client.send(pings);
                        }
                    })
                    .isInstanceOf(IOException.class);
        }
    }

    @Test
    void silentWebSocketStays() throws Exception {
        HttpHandler handler = (request, reply) -> reply.conversation(new SilentWebSocketSession());
        try (NettyServer server = start(handler);
                RawClient client = new RawClient(server.port())) {
            client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
            client.head();
            Thread.sleep(1200);
            client.send(new byte[] {(byte) 0x89, (byte) 0x80, 0, 0, 0, 0});
            assertThat(client.read(2)).containsExactly(0x8a, 0);
        }
    }

    /** Begins an endless reply before the body and never reads the body. */
    private static final class Deaf implements HttpHandler {
        @Override
        public boolean streamsBody(Request request) {
            return true;
        }

        @Override
        public void handle(Request request, ReplyBuffer reply) {
            reply.body(new ContentStream() {
                @Override
                public ByteSlice next() {
                    return ByteSlice.EMPTY;
                }
            });
        }
    }

    @Test
    void chunksWithoutAListenerEndTheStream() throws IOException {
        try (NettyServer server = start(new Deaf());
                Http2Frames client = new Http2Frames(server.port())) {
            client.request(1, "POST", "/", false);
            Http2Frames.Frame answer = client.await(Http2Frames.HEADERS);
            for (int index = 0; index < 70 && answer.type() != Http2Frames.RST_STREAM; index++) {
                client.send(Http2Frames.DATA, 0, 1, new byte[16_384]);
                if (index % 3 == 2) {
                    answer = client.await(Http2Frames.WINDOW_UPDATE, Http2Frames.RST_STREAM);
                }
            }
            if (answer.type() != Http2Frames.RST_STREAM) {
                answer = client.await(Http2Frames.RST_STREAM);
            }
            assertThat(answer.error()).isEqualTo(11);
        }
    }
}
