package dev.ectype.controlplane.dashboard.recording;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.recording.Lines;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ReplayResultPagesTest {
    private static final String HOSTILE = "<script>alert(1)</script>\"><img onerror=x>";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final DashboardBrowser reader = DashboardBrowser.of(plane, admin, Scope.READ);
    private HttpServer server;

    @BeforeEach
    void serve() throws IOException {
        admin.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void comparesFormattedJsonByLines() {
        String items = ",\"a\":1,\"b\":2,\"c\":3,\"d\":4,\"e\":5,\"f\":6,\"g\":7,\"h\":8,\"i\":9,\"j\":10,\"k\":11";
        String results = replay(
                200,
                "{\"id\":7" + items + "}",
                200,
                "application/vnd.shop+json",
                "{\"id\":\"7\"" + items + ",\"more\":true}");
        String page = reader.page(results + "/1");
        assertThat(page)
                .contains(
                        "Body differs",
                        "Different structure",
                        "<code>$.id</code>",
                        "<code>$.more</code>",
                        "application/vnd.shop+json")
                .contains("Both bodies are formatted as JSON.", "<summary>4 equal lines</summary>")
                .contains(
                        "<del><span class=\"entry\"><span class=\"at\">2</span><span class=\"sign\">-</span><code>  \"id\": 7,</code></span></del>")
                .contains("<code>  \"id\": \"7\",</code></span></ins>", "<code>  \"more\": true</code>");
        assertThat(reader.page(results.replace("/results", "")))
                .contains(results + "/1\">Compare responses<span class=\"hidden\"> of exchange 1</span>");
    }

    @Test
    void comparesOtherTextsAsTheyAre() {
        String page = reader.page(replay(200, "{\"id\":7}", 503, "text/html", "<h1>Down</h1>\nlater") + "/1");
        assertThat(page)
                .contains("Status differs", ">503<", ">200<", "text/html")
                .contains("<code>{\"id\":7}</code></span></del>", "<code>&lt;h1&gt;Down&lt;/h1&gt;</code>")
                .doesNotContain("Different structure", "formatted as JSON", "equal line");
        assertThat(reader.page(replay(200, "", 500, "text/plain", "now") + "/1"))
                .contains("No body", "<del></del>", "<code>now</code></span></ins>");
    }

    @Test
    void saysThatBodiesAreEqualOrDifferInTheirFormatOnly() {
        assertThat(reader.page(replay(200, "{\"id\":7}", 201, "application/json", "{\"id\":7}") + "/1"))
                .contains("The bodies are equal.")
                .doesNotContain("line-difference");
        assertThat(reader.page(replay(200, "{\"id\":7}", 201, "application/json", "{ \"id\" : 7 }") + "/1"))
                .contains("The bodies differ in the format of their JSON only.");
    }

    @Test
    void comparesBinaryBodiesBySizeAndHash() {
        String page = reader.page(replay(200, "text", 500, "image/png", "\0\1\2") + "/1");
        assertThat(page)
                .contains("Binary bodies are compared by their sizes and hashes.", "Binary content, 3 bytes")
                .contains(
                        "SHA-256 <code>ae4b3280e56e2faf83f414a6e3dabe9d5fbe18976544c05fed121accb85b53fc</code>",
                        ">text<");
    }

    @Test
    void showsLongBodiesBesideEachOther() {
        String cut = reader.page(replay(200, "short", 500, "text/plain", "x".repeat(70_000)) + "/1");
        assertThat(cut)
                .contains(
                        "Bodies of at most 64 KiB and 5,000 lines are compared by lines.",
                        "64 KiB; the beginning of 68.4 KiB",
                        ">short<")
                .doesNotContain("line-difference");
        String lines = reader.page(replay(200, "short", 500, "text/plain", "a\n".repeat(5001)) + "/1");
        assertThat(lines).contains("5,000 lines are compared by lines.").doesNotContain("line-difference");
        String json = reader.page(replay(200, "{}", 500, "application/json", "[" + "1,".repeat(6000) + "1]") + "/1");
        assertThat(json).contains("5,000 lines are compared by lines.").doesNotContain("line-difference");
    }

    @Test
    void saysWhyThereIsNoReceivedResponse() {
        String match = replay(200, "{\"id\":7}", 200, "application/json", "{\"id\":8}");
        assertThat(reader.page(match + "/1")).contains("Not kept: the response matches", "Recorded body");
        assertThat(reader.page(match.replace("/results", ""))).doesNotContain("Compare responses");
        String old = replay(200, "{\"id\":7}", 404, "application/json", "{}");
        plane.owned(owner -> owner.execute(
                "update recording_replays set responses_path = null where responses_path like ?",
                "%" + old.replaceFirst(".*/replays/([^/]+)/.*", "$1") + "%"));
        assertThat(reader.page(old + "/1")).contains("Not kept: this replay kept no responses.", "Status differs");
        server.stop(0);
        String recording = Lines.upload(admin, "/a");
        String away = run(recording, "http://127.0.0.1:1");
        assertThat(reader.page(away + "/1")).contains("The server did not respond: ", "No response");
    }

    @Test
    void displaysHostileTextsAsTextsAndHidesResultsFromOthers() {
        String results = replay(200, "recorded " + HOSTILE, 500, "text/html;x=\"<b>\"", "received " + HOSTILE);
        String page = reader.page(results + "/1");
        assertThat(page)
                .contains(
                        "recorded &lt;script&gt;alert(1)",
                        "received &lt;script&gt;alert(1)",
                        "text/html;x=\"&lt;b&gt;\"");
        assertThat(page).doesNotContain("<script>alert", "<img", "<b>");
        DashboardBrowser stranger = DashboardBrowser.of(plane, plane.organization(Plan.ENTERPRISE), Scope.ADMIN);
        assertThat(stranger.browser().get(results + "/1").statusCode()).isEqualTo(404);
        for (String missing : List.of("/2", "/x", "/" + "9".repeat(18))) {
            assertThat(reader.browser().get(results + missing).statusCode())
                    .as(missing)
                    .isEqualTo(404);
        }
    }

    /** Replays one exchange and returns the address of its results. */
    private String replay(int recorded, String recordedBody, int status, String type, String body) {
        String path = "/" + System.nanoTime();
        server.createContext(path, exchange -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        String recording = admin.with("Content-Type", "application/x-ndjson")
                .post(
                        "/v1/projects/shop/recordings",
                        Lines.line(1, "GET", "https://api.example.com" + path, recorded, recordedBody))
                .is(201)
                .header("Location");
        return run(recording, "http://127.0.0.1:" + server.getAddress().getPort());
    }

    private String run(String recording, String target) {
        String id = admin.post(recording + "/replay", "{\"targetUrl\":\"" + target + "\",\"timeoutMs\":5000}")
                .is(200)
                .json()
                .at("/replay/id")
                .asString();
        return recording.replace("/v1", "/dashboard") + "/replays/" + id + "/results";
    }
}
