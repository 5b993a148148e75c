package dev.ectype.runtime.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Checks the client's messages for servers that are no emulator or refuse access. */
@Timeout(60)
final class OtherServersTest {
    private static final String HEALTH =
            "{\"status\":\"up\",\"api\":{\"name\":\"A\",\"version\":\"1\",\"hash\":\"0\"},\"position\":3}";

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private HttpServer server;
    private EmulatorClient client;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.start();
        client = EmulatorClient.at(
                URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/api"));
    }

    @AfterEach
    void stop() {
        server.stop(0);
        threads.shutdownNow();
    }

    @Test
    void requiresTheAdminTokenAndSendsIt() {
        server.createContext("/api/__service/health", exchange -> {
            boolean known = "t0ken".equals(exchange.getRequestHeaders().getFirst("x-service-admin-token"));
            answer(exchange, known ? 200 : 403, known ? HEALTH : "{\"code\":\"SERVICE_FORBIDDEN\",\"message\":\"no\"}");
        });
        assertThatThrownBy(client::health)
                .isInstanceOf(NotAllowed.class)
                .hasMessageEndingWith(
                        "/api/__service/health: no. Give the admin token that the emulator was started with"
                                + " (--admin-token).");
        assertThatThrownBy(() -> client.withAdminToken("other").health()).hasMessageContaining("is not the one");
        assertThat(client.withAdminToken("t0ken").health().position()).isEqualTo(3);
    }

    @Test
    void recognisesOtherServers() {
        server.createContext("/api/__service/health", exchange -> answer(exchange, 200, "<html>"));
        server.createContext("/api/__service/clock", exchange -> answer(exchange, 200, "{\"clock\":\"noon\"}"));
        assertThatThrownBy(client::health)
                .isInstanceOf(Unreachable.class)
                .hasMessageContaining("the server at this address is not an emulator");
        assertThatThrownBy(client.clock()::now).hasMessageContaining("the clock of the emulator returned \"noon\"");
        assertThatThrownBy(client::reset).isInstanceOf(Unreachable.class).hasMessageContaining("Check the address");
    }

    @Test
    void followsNoRedirects() {
        server.createContext("/api/__service/health", exchange -> {
            exchange.getResponseHeaders().add("location", "/elsewhere");
            answer(exchange, 302, "");
        });
        assertThatThrownBy(client.withAdminToken("t0ken")::health)
                .hasMessageContaining("the emulator responded with 302");
    }

    @Test
    void limitsTimeAndSizeOfReplies() {
        server.createContext("/api/__service/health", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().flush();
            hold();
        });
        assertThatThrownBy(client.withTimeout(Duration.ofMillis(300))::health)
                .isInstanceOf(Unreachable.class)
                .hasMessageContaining("no response within");
        server.createContext("/api/__service/clock", exchange -> flood(exchange));
        assertThatThrownBy(client.clock()::now).hasMessageContaining("the reply has more than");
    }

    @Test
    void aReplyThatIsNoSnapshotBecomesNoFile() throws IOException {
        Path file = Files.writeString(folder.resolve("kept.json"), "before");
        server.createContext("/api/__service/state/snapshot", exchange -> answer(exchange, 200, "{\"other\":{}}"));
        assertThatThrownBy(() -> client.saveTo(file))
                .isInstanceOf(Unreachable.class)
                .hasMessageContaining("does not begin with {\"snapshot\":");
        assertThat(file).hasContent("before");
    }

    private static void flood(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            byte[] spaces = " ".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
            for (int piece = 0; piece < 1000; piece++) {
                out.write(spaces);
            }
        }
    }

    private static void answer(HttpExchange exchange, int status, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private static void hold() {
        try {
            Thread.sleep(20_000);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
