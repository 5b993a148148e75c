package dev.ectype.controlplane.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ProjectsTest {
    private final Client client = ControlPlane.shared().organization(Plan.FREE);

    @Test
    void createdProjectIsFoundByIdentifierAndBySlug() {
        Reply created = client.post("/v1/projects", "{\"name\":\"My Shop!\",\"description\":\"Checkout\"}")
                .is(201);
        assertThat(created.text("slug")).isEqualTo("my-shop");
        assertThat(created.text("id")).matches("prj_[0-7][0-9a-hjkmnp-tv-z]{25}");
        assertThat(created.header("Location")).isEqualTo("/v1/projects/" + created.text("id"));
        assertThat(created.text("createdAt")).matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z");
        assertThat(client.get("/v1/projects/my-shop").is(200).json()).isEqualTo(created.json());
        assertThat(client.get("/v1/projects/" + created.text("id")).is(200).json())
                .isEqualTo(created.json());
    }

    @Test
    void listsPagesNewestFirst() {
        for (int at = 0; at < 5; at++) {
            client.post("/v1/projects", "{\"name\":\"p" + at + "\"}").is(201);
        }
        List<String> seen = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            Reply page = client.get("/v1/projects?limit=2" + (cursor.isEmpty() ? "" : "&cursor=" + cursor))
                    .is(200);
            assertThat(page.items()).hasSizeLessThanOrEqualTo(2);
            for (JsonNode item : page.items()) {
                seen.add(item.get("slug").asString());
            }
            cursor = page.text("nextCursor");
        }
        assertThat(seen).containsExactly("p4", "p3", "p2", "p1", "p0");
        assertThat(client.get("/v1/projects?q=P3").is(200).items()).hasSize(1);
    }

    @Test
    void updatesSentMembersAndLogsTheChange() {
        String id = client.post("/v1/projects", "{\"name\":\"old\",\"description\":\"stays\"}")
                .is(201)
                .text("id");
        Reply changed = client.patch("/v1/projects/old", "{\"name\":\"new\"}").is(200);
        assertThat(changed.text("name")).isEqualTo("new");
        assertThat(changed.text("description")).isEqualTo("stays");
        assertThat(changed.text("slug")).isEqualTo("old");
        client.delete("/v1/projects/" + id).is(204);
        client.get("/v1/projects/" + id).problem(404, "SERVICE_NOT_FOUND");
        JsonNode events = client.get("/v1/events?target=" + id).is(200).items();
        assertThat(events)
                .extracting(event -> event.get("kind").asString())
                .containsExactly("project.deleted", "project.updated", "project.created");
        assertThat(events.get(1).get("changes").get(0).toString())
                .isEqualTo("{\"path\":\"name\",\"from\":\"old\",\"to\":\"new\"}");
    }

    @Test
    void descriptionOfNullGoesAndOneThatIsLeftOutStays() {
        client.post("/v1/projects", "{\"name\":\"shop\",\"description\":\"old\"}")
                .is(201);
        Reply cleared =
                client.patch("/v1/projects/shop", "{\"description\":null}").is(200);
        assertThat(cleared.json().get("description").isNull()).isTrue();
        assertThat(cleared.text("name")).isEqualTo("shop");
        assertThat(client.get("/v1/projects/shop").json()).isEqualTo(cleared.json());
        assertThat(client.get("/v1/events?kind=project.updated")
                        .items()
                        .get(0)
                        .get("changes")
                        .toString())
                .contains("{\"path\":\"description\",\"from\":\"old\",\"to\":null}");
        assertThat(client.patch("/v1/projects/shop", "{\"description\":\"new\"}")
                        .is(200)
                        .text("description"))
                .isEqualTo("new");
        assertThat(client.patch("/v1/projects/shop", "{}").is(200).text("description"))
                .isEqualTo("new");
        JsonNode fault = client.patch("/v1/projects/shop", "{\"description\":\"" + "a".repeat(1001) + "\"}")
                .problem(400, "SERVICE_INVALID_REQUEST")
                .json()
                .at("/details/fields/0");
        assertThat(fault.get("path").asString()).isEqualTo("description");
        assertThat(fault.get("rule").asString()).isEqualTo("size");
        client.patch("/v1/projects/shop", "{\"description\":7}").problem(400, "SERVICE_INVALID_REQUEST");
    }

    @Test
    void listsOmitAnArchivedProjectUntilItIsRestored() {
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        client.post("/v1/projects", "{\"name\":\"other\"}").is(201);
        Reply archived =
                client.patch("/v1/projects/shop", "{\"archived\":true}").is(200);
        assertThat(archived.text("archivedAt")).isEqualTo(archived.text("updatedAt"));
        assertThat(slugs("")).containsExactly("other");
        assertThat(slugs("?archived=false")).containsExactly("other");
        assertThat(slugs("?archived=true")).containsExactly("shop");
        assertThat(client.get("/v1/projects/shop").is(200).json()).isEqualTo(archived.json());
        Reply again = client.patch("/v1/projects/shop", "{\"archived\":true,\"name\":\"Old shop\"}")
                .is(200);
        assertThat(again.text("archivedAt")).isEqualTo(archived.text("archivedAt"));
        assertThat(client.patch("/v1/projects/shop", "{}").is(200).text("archivedAt"))
                .isEqualTo(archived.text("archivedAt"));
        Reply restored =
                client.patch("/v1/projects/shop", "{\"archived\":false}").is(200);
        assertThat(restored.json().get("archivedAt").isNull()).isTrue();
        assertThat(slugs("")).containsExactly("other", "shop");
        assertThat(client.get("/v1/events?kind=project.updated")
                        .items()
                        .get(0)
                        .get("changes")
                        .toString())
                .contains("{\"path\":\"archivedAt\",\"from\":\"" + archived.text("archivedAt") + "\",\"to\":null}");
        client.patch("/v1/projects/shop", "{\"archived\":\"yes\"}").problem(400, "SERVICE_INVALID_REQUEST");
        client.get("/v1/projects?archived=perhaps").problem(400, "SERVICE_INVALID_REQUEST");
    }

    private List<String> slugs(String query) {
        return StreamSupport.stream(
                        client.get("/v1/projects" + query).is(200).items().spliterator(), false)
                .map(project -> project.get("slug").asString())
                .toList();
    }

    @Test
    void refusesASlugThatIsTaken() {
        client.post("/v1/projects", "{\"name\":\"a\",\"slug\":\"same\"}").is(201);
        client.post("/v1/projects", "{\"name\":\"b\",\"slug\":\"same\"}").problem(409, "SERVICE_CONFLICT");
        ControlPlane.shared()
                .organization(Plan.FREE)
                .post("/v1/projects", "{\"name\":\"b\",\"slug\":\"same\"}")
                .is(201);
    }

    @Test
    void namesTheInvalidField() {
        assertFault("{\"name\":\"\"}", "name", "size");
        assertFault("{\"name\":7}", "name", "type");
        assertFault("{\"name\":\"a\",\"colour\":\"red\"}", "colour", "unknown");
        assertFault("{\"name\":\"a\",\"slug\":\"A b\"}", "slug", "pattern");
        assertFault("{}", "name", "notNull");
        client.post("/v1/projects", "{\"name\":\"a\",\"name\":\"b\"}").problem(400, "SERVICE_INVALID_REQUEST");
        client.post("/v1/projects", "{\"name\":").problem(400, "SERVICE_INVALID_REQUEST");
        client.post("/v1/projects", "[]").problem(400, "SERVICE_INVALID_REQUEST");
        client.with("Content-Type", "text/plain")
                .post("/v1/projects", "name")
                .problem(415, "SERVICE_UNSUPPORTED_MEDIA_TYPE");
    }

    private void assertFault(String body, String path, String rule) {
        JsonNode fault = client.post("/v1/projects", body)
                .problem(400, "SERVICE_INVALID_REQUEST")
                .json()
                .get("details")
                .get("fields")
                .get(0);
        assertThat(fault.get("path").asString()).isEqualTo(path);
        assertThat(fault.get("rule").asString()).isEqualTo(rule);
    }
}
