package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.cli.CommandProcess;
import dev.ectype.cli.CommandRun;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
final class HealthCommandTest {
    @TempDir
    private Path folder;

    private CommandRun health;

    @BeforeEach
    void begin() {
        health = new CommandRun().in(folder);
    }

    @Test
    void anEmulatorIsHealthyUntilItIsStopped() throws Exception {
        String origin;
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate", "petstore", "--port=0")) {
            origin = petstore.out().get(0).replaceFirst("ready ", "");
            assertThat(health.with("health", origin + "/")).isZero();
            assertThat(health.out()).isEqualTo("healthy " + origin + System.lineSeparator());
            assertThat(health.err()).isEmpty();
            CommandRun json = new CommandRun().in(folder);
            assertThat(json.with("health", origin, "--json")).isZero();
            assertThat(json.out())
                    .startsWith("{\"address\":\"" + origin + "\",\"healthy\":true,\"reply\":{\"status\":\"up\"")
                    .contains("\"name\":\"Petstore\"");
            assertThat(petstore.stop("TERM")).isZero();
        }
        CommandRun after = new CommandRun().in(folder);
        assertThat(after.with("health", origin)).isEqualTo(1);
        assertThat(after.err()).contains("no healthy emulator at " + origin, "refused", "hint:");
        assertThat(after.out()).isEmpty();
    }

    @Test
    void looksWhereTheSettingsServeAndThroughCertificates() throws Exception {
        try (CommandProcess petstore =
                CommandProcess.start(folder, "emulate", "petstore", "--port=0", "--tls", "--host=0.0.0.0")) {
            String port = petstore.out().get(0).replaceFirst(".*:", "");
            health.having("ECTYPE_PORT", port).having("ECTYPE_TLS", "true").having("ECTYPE_HOST", "0.0.0.0");
            assertThat(health.with("health")).isZero();
            assertThat(health.out()).startsWith("healthy https://127.0.0.1:" + port);
            Files.writeString(folder.resolve("service.yaml"), "runtime: {port: " + port + "}\n");
            CommandRun insecure = new CommandRun().in(folder);
            assertThat(insecure.with("health")).isEqualTo(1);
            assertThat(insecure.err()).contains("at http://127.0.0.1:" + port);
        }
    }

    @Test
    void belowAPrefixItIsTheHealthOfThatApi() throws Exception {
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate", "--prefix=/pets=petstore", "--port=0")) {
            String origin = petstore.out().get(0).replaceFirst("ready ", "");
            assertThat(health.with("health", origin + "/pets", "--json")).isZero();
            assertThat(health.out()).contains("Petstore");
            assertThat(new CommandRun().in(folder).with("health", "--url", origin))
                    .isZero();
            assertThat(new CommandRun().in(folder).with("health", origin, "--url", origin))
                    .isEqualTo(2);
            assertThat(new CommandRun().in(folder).with("health", origin + "/visits"))
                    .isEqualTo(1);
        }
    }

    @Test
    void otherServersAreNotHealthy() throws IOException {
        HttpServer other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        other.createContext("/", exchange -> {
            byte[] body = exchange.getRequestURI().getPath().startsWith("/json")
                    ? "{\"status\":\"starting\"}".getBytes(StandardCharsets.UTF_8)
                    : "up".getBytes(StandardCharsets.UTF_8);
            int status = exchange.getRequestURI().getPath().startsWith("/moved") ? 302 : 200;
            exchange.getResponseHeaders().set("location", "/");
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        other.start();
        try {
            String origin = "http://127.0.0.1:" + other.getAddress().getPort();
            assertUnhealthy(origin, "is not an Ectype emulator");
            assertUnhealthy(origin + "/json", "is not an Ectype emulator");
            assertUnhealthy(origin + "/moved", "the status of /__service/health is 302, expected 200");
        } finally {
            other.stop(0);
        }
    }

    private void assertUnhealthy(String address, String why) {
        CommandRun run = new CommandRun().in(folder);
        assertThat(run.with("health", address)).as(address).isEqualTo(1);
        assertThat(run.err()).contains(why);
        CommandRun json = new CommandRun().in(folder);
        assertThat(json.with("health", address, "--json")).as(address).isEqualTo(1);
        assertThat(json.out()).contains("\"healthy\":false,\"fault\":\"").contains(why);
    }

    @Test
    void waitsNoLongerThanTheTimeout() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(health.with("health", "http://127.0.0.1:" + silent.getLocalPort(), "--timeout=1"))
                    .isEqualTo(1);
            assertThat(health.err()).contains("within 1 s");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"petstore", "127.0.0.1:4010", "ftp://a", "http://", "http://a b", "http://a?b=c", ""})
    void refusesWhatIsNoAddress(String typed) {
        assertThat(health.with("health", typed)).isEqualTo(2);
        assertThat(health.err()).contains("\"" + typed + "\" is not an HTTP URL");
    }

    @Test
    void refusesInvalidOptions() {
        assertThat(health.with("health", "--timeout=0")).isEqualTo(2);
        assertThat(health.err()).contains("--timeout");
        CommandRun any = new CommandRun().in(folder).having("ECTYPE_PORT", "0");
        assertThat(any.with("health")).isEqualTo(2);
        assertThat(any.err()).contains("port 0 stands for any free port", "ready");
        CommandRun bad = new CommandRun().in(folder).having("ECTYPE_PORT", "many");
        assertThat(bad.with("health")).isEqualTo(2);
        assertThat(bad.err()).contains("ECTYPE_PORT takes a port");
    }
}
