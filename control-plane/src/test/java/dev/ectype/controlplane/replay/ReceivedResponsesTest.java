package dev.ectype.controlplane.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.recording.Lines;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ReceivedResponsesTest {
    private static final String HOSTILE = "<script>alert(1)</script>";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.FREE);
    private HttpServer server;
    private String target;

    @BeforeEach
    void serve() throws IOException {
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        serve("/same", 200, "application/json", "{\"id\":1}");
        serve("/missing", 404, "text/html; charset=utf-8", "<h1>" + HOSTILE + "</h1>");
        serve(
                "/other",
                200,
                "application/json",
                "{\"id\":\"1\",\"token\":\"swordfish-swordfish\",\"said\":\"swordfish-swordfish\"}");
        serve("/long", 500, "text/plain", "ä".repeat(100_000));
        serve("/binary", 500, "image/png", "\0\1\2");
        server.createContext("/echo", exchange -> {
            byte[] bytes = ("{\"got\":\"" + exchange.getRequestHeaders().getFirst("Authorization") + "\"}")
                    .getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        target = "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private void serve(String path, int status, String type, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        server.createContext(path, exchange -> {
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.getResponseHeaders().set("Set-Cookie", "session=swordfish-swordfish");
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void resultHasTheRecordedAndTheReceivedResponse() {
        String results = replay("/same", "/missing", "/other", "/binary");
        JsonNode missing = client.get(results + "/2").is(200).json();
        assertThat(missing.get("result").toString())
                .isEqualTo("{\"seq\":2,\"kind\":\"status_mismatch\",\"expected\":200,\"actual\":404,\"paths\":[]}");
        assertThat(missing.get("url").asString()).isEqualTo("https://api.example.com/missing");
        assertThat(missing.get("recorded").toString())
                .isEqualTo("{\"status\":200,\"contentType\":\"application/json\",\"body\":\"{\\\"id\\\":1}\"}");
        assertThat(missing.get("received").toString())
                .isEqualTo("{\"status\":404,\"contentType\":\"text/html; charset=utf-8\",\"body\":\"<h1>" + HOSTILE
                        + "</h1>\"}");
        assertThat(missing.get("missing").isNull()).isTrue();
        assertThat(client.get(results + "/4")
                        .is(200)
                        .json()
                        .at("/received/body")
                        .toString())
                .isEqualTo("{\"base64\":\"AAEC\"}");
        JsonNode match = client.get(results + "/1").is(200).json();
        assertThat(match.get("received").isNull()).isTrue();
        assertThat(match.get("missing").asString()).isEqualTo("match");
        client.get(results + "/5").problem(404, "SERVICE_NOT_FOUND");
        client.get(results + "/x").problem(404, "SERVICE_NOT_FOUND");
        assertThat(client.get(results).is(200).body()).doesNotContain("received", "<h1>");
        plane.organization(Plan.FREE).get(results + "/2").problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void secretsAreRedactedAsInRecordings() {
        String results = replay("/other", "/echo");
        String other =
                client.get(results + "/1").is(200).json().at("/received/body").asString();
        assertThat(other).contains("\"token\":\"", "\"said\":\"").doesNotContain("swordfish");
        String echo =
                client.get(results + "/2").is(200).json().at("/received/body").asString();
        assertThat(echo).contains("\"got\":\"Bearer ").doesNotContain("opensesame");
    }

    @Test
    void longBodyIsCutAndSaysItsLength() {
        JsonNode result = client.get(replay("/long") + "/1").is(200).json();
        assertThat(result.at("/received/body/text").asString()).isEqualTo("ä".repeat(32 * 1024));
        assertThat(result.at("/received/body/length").asInt()).isEqualTo(200_000);
    }

    @Test
    void serverWithoutResponseHasNone() {
        String recording = Lines.upload(client, "/same");
        String id = client.post(recording + "/replay", "{\"targetUrl\":\"http://127.0.0.1:1\",\"timeoutMs\":900}")
                .is(200)
                .json()
                .at("/replay/id")
                .asString();
        JsonNode result =
                client.get(recording + "/replays/" + id + "/results/1").is(200).json();
        assertThat(result.get("missing").asString()).isEqualTo("no_response");
        assertThat(result.at("/recorded/status").asInt()).isEqualTo(200);
    }

    @Test
    void replayOfAnEarlierVersionKeptNone() {
        String results = replay("/missing");
        plane.owned(owner -> owner.execute(
                "update recording_replays set responses_path = null, responses_size = 0 where organization_id = ?",
                organization()));
        JsonNode result = client.get(results + "/1").is(200).json();
        assertThat(result.get("missing").asString()).isEqualTo("not_kept");
        assertThat(result.get("received").isNull()).isTrue();
    }

    @Test
    void responsesGoWithTheirRecording() {
        ObjectStorage storage = plane.part(ObjectStorage.class);
        String results = replay("/missing");
        assertThat(storage.list(organization(), "", null, 10)).hasSize(3);
        client.delete(results.replaceFirst("/replays/.*", "")).is(204);
        Awaitility.await()
                .untilAsserted(() ->
                        assertThat(storage.list(organization(), "", null, 10)).isEmpty());
    }

    private UUID organization() {
        return IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
    }

    /** Replays exchanges with these paths and returns the path of the results. */
    private String replay(String... paths) {
        String recording = Lines.upload(client, paths);
        String id = client.post(
                        recording + "/replay",
                        "{\"targetUrl\":\"" + target
                                + "\",\"timeoutMs\":5000,\"headers\":{\"Authorization\":\"Bearer opensesame-opensesame\"}}")
                .is(200)
                .json()
                .at("/replay/id")
                .asString();
        return recording + "/replays/" + id + "/results";
    }
}
