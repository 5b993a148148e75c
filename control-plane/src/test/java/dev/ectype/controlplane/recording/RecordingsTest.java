package dev.ectype.controlplane.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RecordingsTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.FREE);

    @Test
    void projectHasTheRecordingsThatWereMadeOfIt() {
        String project =
                client.post("/v1/projects", "{\"name\":\"shop\"}").is(201).text("id");
        client.post("/v1/projects", "{\"name\":\"other\"}").is(201);
        assertThat(client.get("/v1/projects/shop/recordings").is(200).items()).isEmpty();
        UUID id = UUID.randomUUID();
        plane.owned(owner -> owner.execute(
                "insert into recordings select ?, organization_id, id, 7, '2026-01-31T12:00:00Z', '2026-01-31T12:01:00Z', 'https://api.example.com', 512, now() from projects where id = ?",
                id,
                IdKind.PROJECT.require(project)));
        JsonNode items =
                client.get("/v1/projects/" + project + "/recordings").is(200).items();
        assertThat(items).hasSize(1);
        JsonNode recording = items.get(0);
        assertThat(recording.get("id").asString()).isEqualTo(IdKind.RECORDING.text(id));
        assertThat(recording.get("requestCount").asInt()).isEqualTo(7);
        assertThat(recording.get("firstTimestamp").asString()).isEqualTo("2026-01-31T12:00:00.000Z");
        assertThat(recording.get("lastTimestamp").asString()).isEqualTo("2026-01-31T12:01:00.000Z");
        assertThat(recording.get("upstreamOrigin").asString()).isEqualTo("https://api.example.com");
        assertThat(recording.get("size").asInt()).isEqualTo(512);
        assertThat(client.get("/v1/projects/other/recordings").is(200).items()).isEmpty();
        plane.organization(Plan.FREE)
                .get("/v1/projects/" + project + "/recordings")
                .problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void projectThatIsNotThereHasNone() {
        client.get("/v1/projects/none/recordings").problem(404, "SERVICE_NOT_FOUND");
    }
}
