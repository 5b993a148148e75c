package dev.ectype.benchmark.flat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.benchmark.state.Crowd;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class GrowthTest {
    @Test
    void fewPointsKeepTheSmallestAndTheLargest() {
        assertThat(Growth.ROWS.points(4)).containsExactly(1_000, 10_000, 100_000, 1_000_000);
        assertThat(Growth.ROWS.points(3)).containsExactly(1_000, 10_000, 1_000_000);
        assertThat(Growth.ROWS.points(1)).containsExactly(1_000, 1_000_000);
    }

    @Test
    void dimensionsAreChosenByName() {
        assertThat(Growth.named(List.of())).containsExactly(Growth.values());
        assertThat(Growth.named(List.of("sandboxes", "rows"))).containsExactly(Growth.ROWS, Growth.SANDBOXES);
        assertThatThrownBy(() -> Growth.named(List.of("columns")))
                .hasMessage("what grows can be rows, operations, sandboxes, connections, and is columns");
    }

    @Test
    void requestsAreSpreadOverAllSandboxes() {
        List<String> sandboxes = GrowthPoint.requests(new Crowd(1_000), 100).stream()
                .map(request -> new String(request, StandardCharsets.US_ASCII))
                .map(request -> request.split(PetClient.HEADER + ": ")[1].strip())
                .distinct()
                .toList();
        assertThat(sandboxes).hasSize(100).contains("s0", "s99");
    }

    @Test
    void moreConnectionsThanOpenFilesAreRefusedWithTheLimit() {
        assertThatThrownBy(() -> IdleClients.requireFiles(1L << 40))
                .hasMessageContaining("raise the limit first: ulimit -n 1099511628276");
    }

    @Test
    void aClosedIdleConnectionIsReported() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 10, InetAddress.getByName("127.0.0.1"))) {
            CompletableFuture<Socket> last = CompletableFuture.supplyAsync(() -> lastOfTwo(server));
            try (IdleClients idle = IdleClients.open(server.getLocalPort(), 2)) {
                idle.requireOpen();
                last.get().close();
                assertThatThrownBy(() -> untilReported(idle)).hasMessage("the server closed 1 of 2 idle connections");
            }
        }
    }

    private static Socket lastOfTwo(ServerSocket server) {
        try {
            server.accept().getOutputStream().write('x');
            Socket last = server.accept();
            // A server that closes a connection with unread bytes resets it.
            while (last.getInputStream().read() != '\n' || last.getInputStream().available() > 0) {
                continue;
            }
            last.getOutputStream().write('x');
            return last;
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static void untilReported(IdleClients idle) throws IOException {
        while (true) {
            idle.requireOpen();
        }
    }
}
