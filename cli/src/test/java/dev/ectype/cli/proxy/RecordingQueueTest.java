package dev.ectype.cli.proxy;

import static dev.ectype.cli.proxy.ScriptedServer.readTo;
import static dev.ectype.cli.proxy.ScriptedServer.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.proxy.context.ProxyOptions;
import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.launcher.recording.CapturedExchange;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class RecordingQueueTest {
    private static final int MANY = 40;

    private final Set<String> recorded = ConcurrentHashMap.newKeySet();
    private final AtomicInteger calls = new AtomicInteger();
    private volatile boolean slow;

    private static ScriptedServer echo() throws IOException {
        return ScriptedServer.doing((socket, number) -> {
            while (true) {
                String path = readTo(socket, "\r\n\r\n").split(" ")[1];
                write(socket, "HTTP/1.1 200 OK\r\nContent-Length: " + path.length() + "\r\n\r\n" + path);
            }
        });
    }

    private void keep(List<CapturedExchange> exchanges) {
        calls.incrementAndGet();
        try {
            Thread.sleep(slow ? 100 : 0);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        for (CapturedExchange each : exchanges) {
            recorded.add(each.request().target());
        }
    }

    private static Socket connected(RecordingProxy proxy) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), proxy.port());
        socket.setSoTimeout(20_000);
        return socket;
    }

    /** Each asks before any is answered. */
    private void send(List<Socket> sockets, String name) throws IOException {
        for (Socket socket : sockets) {
            write(socket, "GET /" + name + sockets.indexOf(socket) + " HTTP/1.1\r\nHost: a\r\n\r\n");
        }
        for (Socket socket : sockets) {
            String path = "/" + name + sockets.indexOf(socket);
            readTo(socket, path);
            assertThat(recorded).contains(path);
        }
    }

    @Test
    void whatEndsWhileOthersAreKeptIsKeptByOneCallAndBeforeItIsAnswered() throws IOException {
        List<Socket> sockets = new ArrayList<>();
        try (ScriptedServer server = echo()) {
            ProxyOptions options = new ProxyOptions(
                    "127.0.0.1", 0, Upstream.of(server.address()), false, 1000, Duration.ofSeconds(20));
            try (RecordingProxy proxy = RecordingProxy.start(options, this::keep)) {
                for (int number = 0; number < MANY; number++) {
                    sockets.add(connected(proxy));
                }
                send(sockets, "first");
                slow = true;
                calls.set(0);
                send(sockets, "then");
                assertThat(calls.get()).isLessThan(MANY / 2);
            }
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }
}
