package dev.ectype.controlplane.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.recording.Lines;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Compares the responses of a replay with the recorded ones, and keeps the results. */
class ReplaysTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = ReplayTarget.client();
    private final UUID organization =
            IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
    private final ReplayTarget target = ReplayTarget.start();

    @AfterEach
    void stop() {
        target.close();
    }

    @Test
    void eachExchangeIsComparedAndTheReplayIsKept() {
        String recording = Lines.upload(client, "/same", "/missing", "/other");
        Reply reply = client.post(
                        recording + "/replay",
                        target.body("\"headers\":{\"Authorization\":\"Bearer mine\"},\"timeoutMs\":2000"))
                .is(200);
        JsonNode replay = reply.json().get("replay");
        assertThat(replay.get("state").asString()).isEqualTo("completed");
        assertThat(replay.get("targetUrl").asString()).isEqualTo(target.url());
        assertThat(replay.get("summary").toString())
                .isEqualTo("{\"requests\":3,\"matches\":1,\"statusMismatches\":1,\"bodyShapeMismatches\":1,"
                        + "\"connectivityErrors\":0,\"skipped\":0}");
        assertThat(replay.at("/startedBy/type").asString()).isEqualTo("api_key");
        assertThat(replay.get("durationMs").isNumber()).isTrue();
        JsonNode results = reply.json().get("results");
        assertThat(results.get(0).toString())
                .isEqualTo("{\"seq\":1,\"kind\":\"match\",\"expected\":200,\"actual\":200,\"paths\":[]}");
        assertThat(results.get(1).toString())
                .isEqualTo("{\"seq\":2,\"kind\":\"status_mismatch\",\"expected\":200,\"actual\":404,\"paths\":[]}");
        assertThat(results.get(2).get("kind").asString()).isEqualTo("body_shape_mismatch");
        assertThat(results.get(2).get("paths").toString()).isEqualTo("[\"$.id\",\"$.more\"]");
        assertThat(target.requests).containsExactly("GET /same Bearer mine");
        String id = replay.get("id").asString();
        assertThat(client.get(recording + "/replays").is(200).items().get(0)).isEqualTo(replay);
        assertThat(client.get(recording + "/replays/" + id).is(200).json()).isEqualTo(replay);
        String list = recording + "/replays/" + id + "/results";
        assertThat(client.get(list).is(200).items()).isEqualTo(results);
        Reply page = client.get(list + "?limit=2").is(200);
        assertThat(client.get(list + "?limit=2&cursor=" + page.text("nextCursor"))
                        .items()
                        .get(0))
                .isEqualTo(results.get(2));
        assertThat(client.get(list + "?kind=status_mismatch").items()).hasSize(1);
        client.get(list + "?kind=nonsense").problem(400, "SERVICE_INVALID_REQUEST");
        JsonNode event =
                client.get("/v1/events?kind=recording.replayed").items().get(0);
        assertThat(event.get("target").asString()).isEqualTo(recording.substring(recording.lastIndexOf('/') + 1));
        assertThat(event.toString()).contains(id).doesNotContain("Bearer");
    }

    @Test
    void ignoredPlacesAreNotCompared() {
        String recording = Lines.upload(client, "/other");
        assertThat(target.kinds(client, recording, "\"ignore\":[\"$.more\",\"$.id\"]"))
                .containsExactly("match");
        client.post(recording + "/replay", target.body("\"ignore\":[\"nonsense\"]"))
                .problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(client.get(recording + "/replays").items()).hasSize(1);
    }

    @Test
    void redirectsAreComparedAndNotFollowed() {
        String recording = Lines.upload(client, "/moved");
        assertThat(client.post(recording + "/replay", target.body("\"timeoutMs\":2000"))
                        .is(200)
                        .json()
                        .at("/results/0/actual")
                        .asInt())
                .isEqualTo(302);
    }

    @Test
    void replaysGoWithTheirRecording() {
        String recording = Lines.upload(client, "/same");
        assertThat(target.kinds(client, recording, "\"timeoutMs\":1000")).containsExactly("match");
        assertThat(plane.part(ObjectStorage.class).list(organization, "", null, 10))
                .hasSize(2);
        client.delete(recording).is(204);
        Awaitility.await()
                .untilAsserted(() -> assertThat(plane.part(ObjectStorage.class).list(organization, "", null, 10))
                        .isEmpty());
        client.get(recording + "/replays").problem(404, "SERVICE_NOT_FOUND");
    }
}
