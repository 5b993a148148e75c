package dev.ectype.controlplane.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SnapshotsTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.TEAM);

    @Test
    void teamSeesTheVersionsOfItsSnapshots() {
        String project =
                client.post("/v1/projects", "{\"name\":\"shop\"}").is(201).text("id");
        assertThat(client.get("/v1/snapshots").is(200).items()).isEmpty();
        insert(project, "ready", 1);
        insert(project, "ready", 2);
        insert(project, "empty", 1);
        assertThat(versions("")).containsExactly("empty 1", "ready 2", "ready 1");
        assertThat(versions("?project=shop&name=ready")).containsExactly("ready 2", "ready 1");
        JsonNode newest = client.get("/v1/snapshots?limit=1").items().get(0);
        assertThat(newest.get("project").asString()).isEqualTo("shop");
        assertThat(newest.get("sha256").asString()).isEqualTo("00ff");
        assertThat(newest.get("api").get("hash").asString()).isEqualTo("9f86");
        assertThat(plane.organization(Plan.TEAM).get("/v1/snapshots").is(200).items())
                .isEmpty();
        client.get("/v1/snapshots?project=none").problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void smallerPlanSharesNone() {
        assertThat(plane.organization(Plan.FREE)
                        .get("/v1/snapshots")
                        .problem(403, "SERVICE_FORBIDDEN")
                        .json()
                        .get("details")
                        .get("required")
                        .asString())
                .isEqualTo("team");
    }

    private void insert(String project, String name, int version) {
        plane.owned(owner -> owner.execute(
                "insert into snapshots select ?, organization_id, id, ?, ?, '\\x00ff', 9, 'Petstore', '1', '9f86', 4, now() from projects where id = ?",
                plane.part(dev.ectype.controlplane.platform.id.Uuid7.class).next(),
                name,
                version,
                IdKind.PROJECT.require(project)));
    }

    private List<String> versions(String query) {
        return StreamSupport.stream(
                        client.get("/v1/snapshots" + query).is(200).items().spliterator(), false)
                .map(each ->
                        each.get("name").asString() + " " + each.get("version").asInt())
                .toList();
    }
}
