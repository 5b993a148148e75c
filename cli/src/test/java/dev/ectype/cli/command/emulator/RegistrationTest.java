package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.ectype.cli.CommandProcess;
import dev.ectype.cli.CommandRun;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How an emulator and a control plane speak with each other; that a real one answers so, {@code .ci/steps/launcher} shows. */
final class RegistrationTest {
    private static final String KEY = "usk_write_0123456789";

    @TempDir
    private Path folder;

    private final List<String> requests = new CopyOnWriteArrayList<>();
    private volatile int status = 201;
    private HttpServer plane;

    @BeforeEach
    void start() throws IOException {
        plane = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        plane.createContext("/", this::answer);
        plane.start();
    }

    @AfterEach
    void stop() {
        plane.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        boolean known = KEY.equals(exchange.getRequestHeaders().getFirst("x-service-key"));
        int answered = known ? status : 401;
        requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " " + body);
        byte[] reply = (answered / 100 == 2
                        ? "{\"id\":\"emu_1\",\"heartbeatSeconds\":1}"
                        : "{\"message\":\"Not now.\"}")
                .getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(answered, reply.length);
        exchange.getResponseBody().write(reply);
        exchange.close();
    }

    @Test
    void registersSaysThatItRunsAndDeregisters() throws Exception {
        try (CommandProcess petstore = emulate("--project", "shop")) {
            assertThat(requests.get(0))
                    .startsWith("POST /v1/emulators {\"name\":\"Petstore\",\"url\":\""
                            + petstore.out().get(0).replaceFirst("ready ", "") + "\",\"api\":{\"name\":\"Petstore\"")
                    .endsWith("\"project\":\"shop\"}");
            await("POST /v1/emulators/emu_1/heartbeat {\"position\":0,\"requests\":0}");
            get(petstore, "/pets?limit=1");
            get(petstore, "/nothing");
            await("POST /v1/emulators/emu_1/heartbeat {\"position\":0,\"requests\":2}");
            assertThat(petstore.stop("TERM")).isZero();
            assertThat(requests.get(requests.size() - 1)).startsWith("DELETE /v1/emulators/emu_1 ");
        }
    }

    @Test
    void servesOnWithoutTheControlPlaneAndReportsThatOnce() throws Exception {
        try (CommandProcess petstore = emulate()) {
            status = 503;
            String talk = petstore.awaitMessage(
                    "does not receive heartbeats of this emulator: Not now. The emulator continues to serve");
            int beats = requests.size();
            while (requests.size() < beats + 2) {
                Thread.sleep(50);
            }
            status = 200;
            assertThat(petstore.awaitMessage("receives heartbeats of this emulator again"))
                    .containsOnlyOnce("does not receive heartbeats");
            assertThat(talk).doesNotContain(KEY);
            assertThat(petstore.stop("INT")).isEqualTo(130);
        }
    }

    @Test
    void doesNotServeWhereItCannotRegister() {
        assertRefused(4, "Not now", "usk_read_none");
        status = 403;
        assertRefused(4, "Not now", KEY);
        status = 404;
        assertRefused(2, "Not now", KEY);
        status = 500;
        assertRefused(5, "Not now", KEY);
        plane.stop(0);
        assertRefused(5, "no server responds there", KEY);
    }

    @Test
    void needsAKeyThatIsNoOption() throws IOException {
        CommandRun keyless = new CommandRun().in(folder);
        assertThat(keyless.with("emulate", "petstore", "--register")).isEqualTo(4);
        assertThat(keyless.err()).contains("ECTYPE_API_KEY", "--api-key-file");
        CommandRun missing = new CommandRun().in(folder);
        assertThat(missing.with("emulate", "petstore", "--register", "--api-key-file", "none"))
                .isEqualTo(5);
        CommandRun twice = new CommandRun().in(folder);
        assertThat(twice.with("emulate", "-", "--register", "--api-key-file", "-"))
                .isEqualTo(2);
        CommandRun useless = new CommandRun().in(folder);
        assertThat(useless.with("emulate", "petstore", "--project", "shop")).isEqualTo(2);
        assertThat(useless.err()).contains("need --register");
    }

    private void assertRefused(int exit, String reason, String key) {
        CommandRun run =
                new CommandRun().in(folder).having("ECTYPE_API_KEY", key).having("ECTYPE_API_URL", url());
        assertThat(run.with("emulate", "petstore", "--port=0", "--register"))
                .as(run.err())
                .isEqualTo(exit);
        assertThat(run.err())
                .contains("the control plane at " + url() + " does not register this emulator: " + reason)
                .doesNotContain(key);
        assertThat(run.out()).isEmpty();
    }

    private CommandProcess emulate(String... more) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("key"), KEY + "\n");
        List<String> arguments = new java.util.ArrayList<>(
                List.of("emulate", "petstore", "--port=0", "--register", "--api-url", url(), "--api-key-file", "key"));
        arguments.addAll(List.of(more));
        return CommandProcess.start(folder, arguments.toArray(new String[0]));
    }

    private static void get(CommandProcess emulator, String path) throws IOException {
        URI address = URI.create(emulator.out().get(0).replaceFirst("ready ", "") + path);
        ((HttpURLConnection) address.toURL().openConnection()).getResponseCode();
    }

    private String url() {
        return "http://127.0.0.1:" + plane.getAddress().getPort();
    }

    private void await(String request) throws InterruptedException {
        for (int round = 0; round < 200 && !requests.contains(request); round++) {
            Thread.sleep(50);
        }
        assertThat(requests).contains(request);
    }
}
