package dev.ectype.controlplane.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.recording.Lines;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The limits of the responses that a replay keeps, on a control plane of its own. */
@StartsProcesses
class ReceivedResponseLimitsTest {
    private static final String BODY = "ä".repeat(1000);

    @TempDir
    private Path folder;

    @Test
    void bodiesAreCutAndLaterResponsesAreNotKept() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.createContext("/", exchange -> {
            byte[] bytes = BODY.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(500, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        try (ControlPlane plane = ControlPlane.start(
                folder, "ectype.replays.max-response-bytes=101", "ectype.replays.max-responses-bytes=800")) {
            Client client = plane.organization(Plan.FREE);
            client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
            String recording = Lines.upload(client, "/a", "/b", "/c", "/d");
            String target = "http://127.0.0.1:" + server.getAddress().getPort();
            String id = client.post(recording + "/replay", "{\"targetUrl\":\"" + target + "\",\"timeoutMs\":5000}")
                    .is(200)
                    .json()
                    .at("/replay/id")
                    .asString();
            String results = recording + "/replays/" + id + "/results";
            JsonNode first = client.get(results + "/1").is(200).json();
            assertThat(first.at("/received/body/text").asString()).isEqualTo("ä".repeat(50));
            assertThat(first.at("/received/body/length").asInt()).isEqualTo(2000);
            JsonNode last = client.get(results + "/4").is(200).json();
            assertThat(last.get("received").isNull()).isTrue();
            assertThat(last.get("missing").asString()).isEqualTo("limit");
        } finally {
            server.stop(0);
        }
    }
}
