package dev.ectype.controlplane.snapshot;

import static dev.ectype.controlplane.snapshot.Shop.sha256;
import static dev.ectype.controlplane.snapshot.Shop.snapshot;
import static dev.ectype.controlplane.snapshot.Shop.version;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tests the versions of pushed snapshots and their conflicts. */
class SnapshotPushTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Shop shop = Shop.of(Plan.TEAM);
    private final Client client = shop.client();

    @Test
    void whatWasPushedIsListedAndComesBackToTheByte() {
        String snapshot = snapshot("Petstore", "{\"id\":1,\"name\":\"Mia\"}");
        Reply pushed = shop.push("ready", snapshot).is(201);
        assertThat(pushed.header("Location")).isEqualTo("/v1/snapshots/" + pushed.text("id"));
        assertThat(pushed.json().get("version").asInt()).isEqualTo(1);
        assertThat(pushed.text("project")).isEqualTo("shop");
        assertThat(pushed.text("sha256")).isEqualTo(sha256(snapshot));
        assertThat(pushed.json().get("size").asInt()).isEqualTo(snapshot.length());
        assertThat(pushed.json().get("api").toString())
                .isEqualTo("{\"name\":\"Petstore\",\"version\":\"1\",\"hash\":\"9f86\"}");
        assertThat(pushed.json().get("position").asInt()).isEqualTo(7);
        assertThat(pushed.json().at("/createdBy/id").asString()).startsWith("key_");
        assertThat(client.get("/v1/snapshots/" + pushed.text("id")).is(200).json())
                .isEqualTo(pushed.json());
        assertThat(client.get("/v1/snapshots?project=shop&name=ready&version=1")
                        .items()
                        .get(0))
                .isEqualTo(pushed.json());
        assertThat(client.get("/v1/snapshots?project=shop&name=ready&version=2").items())
                .isEmpty();
        Reply content =
                client.get("/v1/snapshots/" + pushed.text("id") + "/content").is(200);
        assertThat(content.body()).isEqualTo(snapshot);
        assertThat(content.header("ETag")).isEqualTo("\"" + sha256(snapshot) + "\"");
        assertThat(content.header("Content-Encoding")).isNull();
        Reply packed = client.with("Accept-Encoding", "gzip")
                .get("/v1/snapshots/" + pushed.text("id") + "/content")
                .is(200);
        assertThat(packed.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(client.with("Accept-Encoding", "gzip;q=0")
                        .get("/v1/snapshots/" + pushed.text("id") + "/content")
                        .body())
                .isEqualTo(snapshot);
    }

    @Test
    void versionsCountOnAndEqualContentsAreKeptOnce() {
        String one = snapshot("Petstore", "{\"id\":1}");
        String two = snapshot("Petstore", "{\"id\":2}");
        Reply first = shop.push("ready", one).is(201);
        assertThat(shop.push("ready", one).is(200).json()).isEqualTo(first.json());
        assertThat(version(shop.push("ready", two).is(201))).isEqualTo(2);
        assertThat(version(shop.push("ready", one).is(201))).isEqualTo(3);
        assertThat(version(shop.push("other", one).is(201))).isEqualTo(1);
        assertThat(shop.contents())
                .hasSize(2)
                .allSatisfy(content -> assertThat(content.key().path()).endsWith(".json.gz"));
        Reply newest = client.get("/v1/snapshots?project=shop&name=ready&limit=1");
        client.delete("/v1/snapshots/" + newest.items().get(0).get("id").asString())
                .is(204);
        assertThat(version(shop.push("ready", one).is(201)))
                .as("3 was given before")
                .isEqualTo(4);
        assertThat(kinds())
                .startsWith(
                        "snapshot.created",
                        "snapshot.deleted",
                        "snapshot.created",
                        "snapshot.created",
                        "snapshot.created",
                        "snapshot.created",
                        "project.created");
        assertThat(client.get("/v1/snapshots/" + first.text("id") + "/content")
                        .is(200)
                        .body())
                .isEqualTo(one);
    }

    @Test
    void rejectsAnOvertakenPushAndNamesTheOtherPusher() {
        shop.push("ready", snapshot("Petstore", "{\"id\":1}")).is(201);
        String mine = snapshot("Petstore", "{\"id\":2}");
        shop.push("ready", mine, "&expectedVersion=1").is(201);
        JsonNode problem = shop.push("ready", snapshot("Petstore", "{\"id\":3}"), "&expectedVersion=1")
                .problem(409, "SERVICE_CONFLICT")
                .json();
        assertThat(problem.get("message").asString())
                .startsWith("The newest version is shop/ready@2, pushed by ")
                .contains(" at 20", "1 was expected; pull it");
        assertThat(problem.at("/details/current/version").asInt()).isEqualTo(2);
        assertThat(problem.at("/details/current/createdBy/id").asString()).startsWith("key_");
        // The client repeats a push after a lost response.
        assertThat(version(shop.push("ready", mine, "&expectedVersion=1").is(200)))
                .isEqualTo(2);
        // The same content is there, but not as the version that the client expects to follow.
        shop.push("ready", mine, "&expectedVersion=0").problem(409, "SERVICE_CONFLICT");
        shop.push("ready", snapshot("Petstore", "{\"id\":3}"), "&expectedVersion=0")
                .problem(409, "SERVICE_CONFLICT");
        shop.push("fresh", mine, "&expectedVersion=4").problem(409, "SERVICE_CONFLICT");
        shop.push("fresh", mine, "&expectedVersion=0").is(201);
        assertThat(shop.push("ready", snapshot("Zoo", "{\"id\":3}"))
                        .problem(409, "SERVICE_CONFLICT")
                        .text("message"))
                .contains("of the API Petstore, but this snapshot belongs to Zoo");
        assertThat(version(shop.push("ready", snapshot("Zoo", "{\"id\":3}"), "&force=true")
                        .is(201)))
                .isEqualTo(3);
    }

    @Test
    void pushesAtTheSameTimeGetAVersionEach() throws Exception {
        ExecutorService senders = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Integer>> pushes = IntStream.range(0, 16)
                    .<Callable<Integer>>mapToObj(each ->
                            () -> version(shop.push("ready", snapshot("Petstore", "{\"id\":" + each + "}"))
                                    .is(201)))
                    .toList();
            List<Integer> versions = new java.util.ArrayList<>();
            for (Future<Integer> each : senders.invokeAll(pushes)) {
                versions.add(each.get());
            }
            assertThat(versions)
                    .containsExactlyInAnyOrderElementsOf(
                            IntStream.rangeClosed(1, 16).boxed().toList());
        } finally {
            senders.shutdownNow();
        }
    }

    @Test
    void sameKeyPushesOnceAndAnotherContentUnderItIsRefused() {
        Client keyed = client.with("Idempotency-Key", "push-1");
        String one = snapshot("Petstore", "{\"id\":1}");
        Reply first = new Shop(keyed).push("ready", one).is(201);
        shop.push("ready", snapshot("Petstore", "{\"id\":2}")).is(201);
        Reply again = new Shop(keyed).push("ready", one).is(201);
        assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
        assertThat(again.json()).isEqualTo(first.json());
        new Shop(keyed).push("ready", snapshot("Petstore", "{\"id\":3}")).problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
        assertThat(client.get("/v1/snapshots?name=ready").items()).hasSize(2);
    }

    @Test
    void namesTheRequiredPlan() {
        Client free = plane.organization(Plan.FREE);
        free.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        String message = new Shop(free)
                .push("ready", snapshot("Petstore", "{}"))
                .problem(403, "SERVICE_FORBIDDEN")
                .text("message");
        assertThat(message).contains("the plan team", "is on free", "operator of this service");
    }

    private List<String> kinds() {
        return StreamSupport.stream(client.get("/v1/events").is(200).items().spliterator(), false)
                .map(event -> event.get("kind").asString())
                .toList();
    }
}
