package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.netty.option.Limits;
import dev.ectype.runtime.netty.option.NettyOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a full server replaces the longest idle connection. */
@ExtendWith(NoLeaks.class)
@Timeout(20)
class FullServerTest {
    private static final String GET = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n";
    private static final int MOST = 3;

    private static NettyServer start(int threads, int connections, HttpHandler handler) {
        return NettyServer.start(
                NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {})
                        .withThreads(threads)
                        .withLimits(Limits.STANDARD.withConnections(connections)),
                handler);
    }

    private static RawClient served(NettyServer server) throws IOException {
        RawClient client = new RawClient(server.port());
        assertThat(client.send(GET).reply()).startsWith("HTTP/1.1 200");
        return client;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void longestIdleConnectionMakesRoom(int threads) throws Exception {
        try (NettyServer server = start(threads, MOST, new EchoHandler());
                RawClient first = served(server);
                RawClient second = served(server);
                RawClient third = served(server)) {
            // The clock for idle connections moves once a second.
            Thread.sleep(1500);
            assertThat(first.send(GET).reply()).startsWith("HTTP/1.1 200");
            Thread.sleep(1500);
            try (RawClient fourth = served(server);
                    RawClient fifth = served(server)) {
                assertThat(second.rest()).isEmpty();
                assertThat(third.rest()).isEmpty();
                for (RawClient kept : List.of(first, fourth, fifth)) {
                    assertThat(kept.send(GET).reply()).startsWith("HTTP/1.1 200");
                }
            }
        }
    }

    @Test
    void silentClientsBlockNoOthers() throws Exception {
        List<RawClient> silent = new ArrayList<>();
        try (NettyServer server = start(2, 20, new EchoHandler())) {
            for (int index = 0; index < 60; index++) {
                RawClient client = new RawClient(server.port());
                silent.add(index % 3 == 0 ? client : client.send(index % 3 == 1 ? "GET / HT" : "PRI * HTTP/2.0"));
            }
            for (int index = 0; index < 30; index++) {
                served(server).close();
            }
        } finally {
            for (RawClient client : silent) {
                client.close();
            }
        }
    }

    @Test
    void idleHttp2ConnectionReceivesAGoaway() throws Exception {
        try (NettyServer server = start(1, 1, new EchoHandler());
                Http2Frames idle = new Http2Frames(server.port())) {
            idle.request(1, "GET", "/a", true);
            assertThat(idle.rest(1)).isEqualTo("GET /a 0");
            served(server).close();
            assertThat(idle.await(Http2Frames.GOAWAY).error()).isZero();
        }
    }

    @Test
    void connectionsThatAreBusyStay() throws Exception {
        HttpHandler handler = (request, reply) -> {
            if (request.path().equals("/large")) {
                reply.body(ByteSlice.of(new byte[20_000_000]));
            } else {
                new EchoHandler().handle(request, reply);
            }
        };
        try (NettyServer server = start(1, MOST, handler);
                RawClient uploads = new RawClient(server.port());
                RawClient reads = new RawClient(server.port());
                Http2Frames streams = new Http2Frames(server.port())) {
            uploads.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\na");
            reads.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n").head();
            streams.request(1, "POST", "/", false);
            Thread.sleep(300);
            try (RawClient refused = new RawClient(server.port())) {
                assertThat(refused.rest()).isEmpty();
            }
            assertThat(uploads.send("b").reply()).endsWith("ab");
            assertThat(reads.read(20_000_000)).hasSize(20_000_000);
            streams.send(Http2Frames.DATA, Http2Frames.END_STREAM, 1, new byte[3]);
            assertThat(streams.rest(1)).isEqualTo("POST / 3");
            served(server).close();
        }
    }

    private static RawClient webSocket(NettyServer server, byte... frame) throws IOException {
        RawClient client = new RawClient(server.port());
        client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
        assertThat(client.head()).startsWith("HTTP/1.1 101");
        byte[] ping = {(byte) 0x89, (byte) 0x80, 0, 0, 0, 0};
        client.send(frame).send(ping);
        assertThat(client.read(2)).containsExactly(0x8a, 0);
        return client;
    }

    @Test
    void onlySilentWebSocketsMakeRoom() throws Exception {
        byte[] hi = {(byte) 0x81, (byte) 0x82, 0, 0, 0, 0, 'h', 'i'};
        HttpHandler handler = (request, reply) -> {
            if (request.path().equals("/a")) {
                reply.append("a");
            } else {
                reply.conversation(new SilentWebSocketSession());
            }
        };
        try (NettyServer server = start(1, 2, handler);
                RawClient spoken = webSocket(server, hi);
                RawClient silent = webSocket(server)) {
            served(server).close();
            assertThat(silent.rest()).isEmpty();
            assertThat(spoken.isSilentFor(300)).isTrue();
        }
    }
}
