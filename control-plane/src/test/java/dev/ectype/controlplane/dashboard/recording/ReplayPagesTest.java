package dev.ectype.controlplane.dashboard.recording;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.recording.Lines;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ReplayPagesTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final DashboardBrowser writer = DashboardBrowser.of(plane, admin, Scope.WRITE);
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final CountDownLatch goOn = new CountDownLatch(1);
    private HttpServer server;
    private String target;

    @BeforeEach
    void serve() throws IOException {
        admin.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", exchange -> {
            requests.add(exchange.getRequestURI() + " "
                    + exchange.getRequestHeaders().getFirst("Authorization"));
            answer(exchange, 200, "{\"id\":1}");
        });
        server.createContext("/missing", exchange -> answer(exchange, 404, "{}"));
        server.createContext("/other", exchange -> answer(exchange, 200, "{\"id\":\"1\",\"more\":2}"));
        server.createContext("/wait", exchange -> {
            try {
                goOn.await();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
            answer(exchange, 200, "{\"id\":1}");
        });
        server.start();
        target = "http://127.0.0.1:" + server.getAddress().getPort();
    }

    @AfterEach
    void stop() {
        goOn.countDown();
        server.stop(0);
    }

    private static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Test
    void replaysInTheBackgroundAndDisplaysTheResults() {
        String recording = upload("/same", "/missing", "/other");
        String api = recording.replace("/dashboard", "/v1");
        assertThat(writer.page(recording + "/replays")).contains("No replays yet", "ectype replay traffic.jsonl");
        String replay = start(
                recording, Map.of("targetUrl", target, "headers", "Authorization: Bearer mine\n", "timeoutMs", "2000"));
        JsonNode ended = ended(api);
        assertThat(ended.get("state").asString()).isEqualTo("completed");
        assertThat(ended.at("/startedBy/type").asString()).isEqualTo("session_cookie");
        assertThat(requests).containsExactly("/same Bearer mine");
        String page = writer.page(replay);
        assertThat(page)
                .contains("Differences", "Status differs", "Body differs", "$.id", "$.more", "nothing")
                .doesNotContain("hx-trigger=\"every");
        assertThat(writer.page(replay + "?kind=status_mismatch"))
                .contains(">404<")
                .doesNotContain("$.more");
        assertThat(writer.page(replay + "?kind=connectivity_error")).contains("No result is of this kind");
        assertThat(writer.page(replay + "?kind=nonsense")).contains("must be match");
        assertThat(writer.page(recording + "/replays")).contains(target, "Differences");
        assertThat(writer.page(recording + "/delete")).contains("1 replay with");
        JsonNode event = admin.get("/v1/events?kind=recording.replayed").items().get(0);
        assertThat(event.at("/actor/type").asString()).isEqualTo("session_cookie");
        assertThat(event.toString()).doesNotContain("Bearer");
    }

    @Test
    void answersWhileTheReplayRunsAndStartsItOnce() {
        String recording = upload("/same", "/wait");
        String api = recording.replace("/dashboard", "/v1");
        String form = DashboardBrowser.form(writer.page(recording + "/replay"), recording + "/replays");
        HttpResponse<String> first = writer.browser().post(form, Map.of("targetUrl", target));
        HttpResponse<String> second = writer.browser().post(form, Map.of("targetUrl", target));
        assertThat(second.headers().firstValue("Location"))
                .isEqualTo(first.headers().firstValue("Location"));
        assertThat(writer.follow(first)).contains("hx-trigger=\"every 2s\"", "Running", "of 2 exchanges", "Reload it");
        start(recording, Map.of("targetUrl", target));
        HttpResponse<String> third =
                writer.submit(recording + "/replay", recording + "/replays", Map.of("targetUrl", target));
        assertThat(third.statusCode()).isEqualTo(503);
        assertThat(third.body()).contains("2 replays in progress", target);
        goOn.countDown();
        ended(api);
        assertThat(admin.get(api + "/replays").items()).hasSize(2);
    }

    @Test
    void displaysARejectedFormAgainWithItsValues() {
        String recording = upload("/same");
        assertThat(rejected(recording, Map.of("targetUrl", "", "ignore", "$.a")))
                .contains("Address of the server is required.", "$.a");
        assertThat(rejected(recording, Map.of("targetUrl", target, "headers", "no colon")))
                .contains("without a name and a colon");
        assertThat(rejected(recording, Map.of("targetUrl", target, "headers", "", "ignore", "$.a\nnonsense")))
                .contains("(line 2)");
        assertThat(rejected(recording, Map.of("targetUrl", target, "timeoutMs", "99999")))
                .contains("must be from 1 to 30000");
        assertThat(rejected(recording, Map.of("targetUrl", "http://<script>alert(1)</script>")))
                .doesNotContain("<script>alert");
        assertThat(admin.get(recording.replace("/dashboard", "/v1") + "/replays")
                        .items())
                .isEmpty();
    }

    @Test
    void hidesReplaysFromReadersAndOtherOrganizations() {
        String recording = upload("/same");
        String replay = start(recording, Map.of("targetUrl", target));
        ended(recording.replace("/dashboard", "/v1"));
        DashboardBrowser reader = DashboardBrowser.of(plane, admin, Scope.READ);
        assertThat(reader.page(replay)).contains("All match");
        String token = DashboardBrowser.form(writer.page(recording + "/replay"), recording + "/replays");
        assertThat(reader.browser().post(token, Map.of("targetUrl", target)).statusCode())
                .isEqualTo(403);
        DashboardBrowser stranger = DashboardBrowser.of(plane, plane.organization(Plan.ENTERPRISE), Scope.ADMIN);
        assertThat(stranger.browser().get(replay).statusCode()).isEqualTo(404);
    }

    private String upload(String... paths) {
        return Lines.upload(admin, paths).replace("/v1", "/dashboard");
    }

    private String start(String recording, Map<String, String> fields) {
        HttpResponse<String> started = writer.submit(recording + "/replay", recording + "/replays", fields);
        assertThat(started.statusCode()).as(started.body()).isEqualTo(303);
        return started.headers().firstValue("Location").orElseThrow();
    }

    private String rejected(String recording, Map<String, String> fields) {
        HttpResponse<String> form = writer.submit(recording + "/replay", recording + "/replays", fields);
        assertThat(form.statusCode()).isEqualTo(400);
        return form.body();
    }

    /** Waits until no replay runs and returns the newest. */
    private JsonNode ended(String api) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> !admin.get(api + "/replays").body().contains("\"running\""));
        return admin.get(api + "/replays").items().get(0);
    }
}
