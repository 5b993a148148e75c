package dev.ectype.controlplane.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SnapshotPushTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.TEAM);

    @BeforeEach
    void makeProject() {
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
    }

    @Test
    void whatWasPushedIsListedAndComesBackToTheByte() {
        String snapshot = snapshot("Petstore", "{\"id\":1,\"name\":\"Mia\"}");
        Reply pushed = push("ready", snapshot).is(201);
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
        Reply first = push("ready", one).is(201);
        assertThat(push("ready", one).is(200).json()).isEqualTo(first.json());
        assertThat(version(push("ready", two).is(201))).isEqualTo(2);
        assertThat(version(push("ready", one).is(201))).isEqualTo(3);
        assertThat(version(push("other", one).is(201))).isEqualTo(1);
        UUID organization =
                IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
        assertThat(plane.part(ObjectStorage.class).list(organization, "snapshots/", null, 10))
                .hasSize(2)
                .allSatisfy(content -> assertThat(content.key().path()).endsWith(".json.gz"));
        Reply newest = client.get("/v1/snapshots?project=shop&name=ready&limit=1");
        client.delete("/v1/snapshots/" + newest.items().get(0).get("id").asString())
                .is(204);
        assertThat(version(push("ready", one).is(201))).as("3 was given before").isEqualTo(4);
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
    void contentThatNobodyHasGoesAndOneThatIsWantedStays() {
        String one = snapshot("Petstore", "{\"id\":1}");
        Reply pushed = push("ready", one).is(201);
        String id = pushed.text("id");
        UUID organization =
                IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
        ForgetUnusedContents job = plane.part(ForgetUnusedContents.class);
        age(organization);
        job.run();
        assertThat(client.get("/v1/snapshots/" + id + "/content").is(200).body())
                .isEqualTo(one);
        client.delete("/v1/snapshots/" + id).is(204);
        client.get("/v1/snapshots/" + id).problem(404, "SERVICE_NOT_FOUND");
        client.get("/v1/snapshots/" + id + "/content").problem(404, "SERVICE_NOT_FOUND");
        age(organization);
        job.run();
        ObjectStorage storage = plane.part(ObjectStorage.class);
        assertThat(storage.list(organization, "snapshots/", null, 10)).isEmpty();
        assertThat(version(push("ready", one).is(201))).isEqualTo(2);
        assertThat(storage.list(organization, "snapshots/", null, 10)).hasSize(1);
    }

    @Test
    void whoeverWasOvertakenIsToldByWhomAndKeepsNothing() {
        push("ready", snapshot("Petstore", "{\"id\":1}")).is(201);
        String mine = snapshot("Petstore", "{\"id\":2}");
        push("ready", mine, "&expectedVersion=1").is(201);
        JsonNode problem = push("ready", snapshot("Petstore", "{\"id\":3}"), "&expectedVersion=1")
                .problem(409, "SERVICE_CONFLICT")
                .json();
        assertThat(problem.get("message").asString())
                .startsWith("The newest version is shop/ready@2, pushed by ")
                .contains(" at 20", "1 was expected; pull it");
        assertThat(problem.at("/details/current/version").asInt()).isEqualTo(2);
        assertThat(problem.at("/details/current/createdBy/id").asString()).startsWith("key_");
        // A push whose reply was lost is sent again.
        assertThat(version(push("ready", mine, "&expectedVersion=1").is(200))).isEqualTo(2);
        push("ready", snapshot("Petstore", "{\"id\":3}"), "&expectedVersion=0").problem(409, "SERVICE_CONFLICT");
        push("fresh", mine, "&expectedVersion=4").problem(409, "SERVICE_CONFLICT");
        push("fresh", mine, "&expectedVersion=0").is(201);
        assertThat(push("ready", snapshot("Zoo", "{\"id\":3}"))
                        .problem(409, "SERVICE_CONFLICT")
                        .text("message"))
                .contains("of the API Petstore, and this is of Zoo");
        assertThat(version(push("ready", snapshot("Zoo", "{\"id\":3}"), "&force=true")
                        .is(201)))
                .isEqualTo(3);
    }

    @Test
    void pushesAtTheSameTimeGetAVersionEach() throws Exception {
        ExecutorService senders = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Integer>> pushes = IntStream.range(0, 16)
                    .<Callable<Integer>>mapToObj(each ->
                            () -> version(push("ready", snapshot("Petstore", "{\"id\":" + each + "}"))
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
        Reply first = push(keyed, "ready", one, "").is(201);
        push(client, "ready", snapshot("Petstore", "{\"id\":2}"), "").is(201);
        Reply again = push(keyed, "ready", one, "").is(201);
        assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
        assertThat(again.json()).isEqualTo(first.json());
        push(keyed, "ready", snapshot("Petstore", "{\"id\":3}"), "").problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
        assertThat(client.get("/v1/snapshots?name=ready").items()).hasSize(2);
    }

    @Test
    void whatIsNoSnapshotIsRefusedAndNotKept() {
        for (String wrong : List.of(
                "[]",
                "{",
                "{}",
                "{\"format\":1}{}",
                "nonsense",
                snapshot("Petstore", "{}").replace("\"format\":1", "\"format\":0"),
                snapshot("Petstore", "{}").replace("\"position\":7", "\"position\":-7"),
                snapshot("Petstore", "{}").replace("\"position\":7", "\"position\":\"x\""),
                snapshot("Petstore", "{}").replace("\"resources\":{", "\"others\":{"),
                snapshot("P".repeat(300), "{}"),
                snapshot("Petstore", "[".repeat(5000) + "]".repeat(5000)))) {
            push("ready", wrong).problem(400, "SERVICE_INVALID_REQUEST");
        }
        String snapshot = snapshot("Petstore", "{}");
        String path = "/v1/projects/shop/snapshots?name=ready&sha256=" + "0".repeat(64);
        Reply other = client.post(path, snapshot).problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(other.text("message")).contains(sha256(snapshot));
        client.post("/v1/projects/shop/snapshots?name=ready&sha256=x", snapshot)
                .problem(400, "SERVICE_INVALID_REQUEST");
        for (String name : List.of("..", "a%2Fb", "", "a".repeat(101), "-a", "a%20b")) {
            push(name, snapshot).problem(400, "SERVICE_INVALID_REQUEST");
        }
        client.post("/v1/projects/none/snapshots?name=ready&sha256=" + sha256(snapshot), snapshot)
                .problem(404, "SERVICE_NOT_FOUND");
        client.with("Content-Encoding", "br")
                .post("/v1/projects/shop/snapshots?name=ready&sha256=" + sha256(snapshot), snapshot)
                .problem(400, "SERVICE_INVALID_REQUEST");
        client.with("Content-Encoding", "gzip")
                .post("/v1/projects/shop/snapshots?name=ready&sha256=" + sha256(snapshot), snapshot)
                .problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(client.get("/v1/snapshots").items()).isEmpty();
        UUID organization =
                IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
        assertThat(plane.part(ObjectStorage.class).list(organization, "snapshots/", null, 10))
                .isEmpty();
    }

    @Test
    void compressedOnesAreTakenAndBombsAreNot() throws IOException {
        String snapshot = snapshot("Petstore", "{\"id\":1}");
        Client packing = client.with("Content-Encoding", "gzip");
        byte[] packed = gzip(out -> out.write(snapshot.getBytes(StandardCharsets.UTF_8)));
        String path = "/v1/projects/shop/snapshots?name=ready&sha256=" + sha256(snapshot);
        packing.sendBody("POST", path, BodyPublishers.ofByteArray(packed, 0, packed.length - 9))
                .problem(400, "SERVICE_INVALID_REQUEST");
        packing.sendBody("POST", path, BodyPublishers.ofByteArray(packed)).is(201);
        // 300 MB of spaces before an object are a third of a megabyte on their way.
        byte[] spaces = new byte[1 << 20];
        java.util.Arrays.fill(spaces, (byte) ' ');
        byte[] bomb = gzip(out -> {
            for (int piece = 0; piece < 300; piece++) {
                out.write(spaces);
            }
        });
        assertThat(bomb.length).isLessThan(1 << 20);
        JsonNode refusal = packing.sendBody("POST", path, BodyPublishers.ofByteArray(bomb))
                .problem(413, "SERVICE_PAYLOAD_TOO_LARGE")
                .json();
        assertThat(refusal.at("/details/limit").asLong()).isEqualTo(268_435_456);
    }

    @Test
    void oneOfSeveralMegabytesGoesByThoughJsonOfRecordsMayNotBeThatLong() {
        StringBuilder rows = new StringBuilder("{\"id\":0}");
        for (int row = 2; row <= 60_000; row++) {
            rows.append("},{\"id\":\"")
                    .append(row)
                    .append("\",\"version\":1,\"document\":{\"id\":")
                    .append(row)
                    .append("}");
        }
        String snapshot = snapshot("Petstore", rows.toString());
        assertThat(snapshot.length()).isGreaterThan(2 << 20);
        Reply pushed = push("ready", snapshot).is(201);
        assertThat(client.get("/v1/snapshots/" + pushed.text("id") + "/content").body())
                .isEqualTo(snapshot);
        JsonNode diff = client.get("/v1/snapshots/" + pushed.text("id") + "/diff")
                .is(200)
                .json();
        assertThat(diff.at("/resources/0/added").asInt()).isEqualTo(60_000);
        assertThat(diff.get("moved")).hasSize(1000);
        assertThat(diff.get("more").asInt()).isEqualTo(59_000);
    }

    @Test
    void differenceNamesWhatWasAddedRemovedAndChanged() {
        String first = push("ready", snapshot("Petstore", "{\"id\":1,\"name\":\"Mia\",\"tag\":null}"))
                .is(201)
                .text("id");
        String second = push(
                        "ready",
                        snapshot("Petstore", "{\"id\":1,\"name\":\"Mio\"}},{\"id\":\"2\",\"document\":{\"id\":2}"))
                .is(201)
                .text("id");
        JsonNode diff = client.get("/v1/snapshots/" + second + "/diff").is(200).json();
        assertThat(diff.at("/from/version").asInt()).isEqualTo(1);
        assertThat(diff.at("/to/version").asInt()).isEqualTo(2);
        assertThat(diff.get("resources").toString())
                .isEqualTo("[{\"name\":\"pets\",\"added\":1,\"removed\":0,\"changed\":1}]");
        assertThat(diff.get("moved").toString())
                .isEqualTo("[{\"resource\":\"pets\",\"id\":\"1\",\"kind\":\"changed\",\"members\":[\"name\",\"tag\"]},"
                        + "{\"resource\":\"pets\",\"id\":\"2\",\"kind\":\"added\",\"members\":[\"id\"]}]");
        JsonNode back = client.get("/v1/snapshots/" + first + "/diff?with=" + second)
                .is(200)
                .json();
        assertThat(back.get("moved").toString())
                .contains("\"id\":\"2\",\"kind\":\"removed\",\"members\":[\"id\"]", "[\"name\",\"tag\"]");
        JsonNode whole = client.get("/v1/snapshots/" + first + "/diff").is(200).json();
        assertThat(whole.get("from").isNull()).isTrue();
        assertThat(whole.at("/resources/0/added").asInt()).isEqualTo(1);
        assertThat(client.get("/v1/snapshots/" + first + "/diff?with=" + first)
                        .json()
                        .get("moved"))
                .isEmpty();
        client.get("/v1/snapshots/" + first + "/diff?with=snp_00000000000000000000000000")
                .problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void usageCountsWhatIsKept() {
        String snapshot = snapshot("Petstore", "{\"id\":1}");
        push("ready", snapshot).is(201);
        push("other", snapshot).is(201);
        org.awaitility.Awaitility.await()
                .atMost(java.time.Duration.ofSeconds(20))
                .untilAsserted(() -> {
                    JsonNode days =
                            client.get("/v1/usage?groupBy=project").is(200).items();
                    long bytes = StreamSupport.stream(days.spliterator(), false)
                            .mapToLong(day -> day.get("snapshotBytes").asLong())
                            .sum();
                    assertThat(bytes).isEqualTo(snapshot.length());
                });
    }

    @Test
    void smallerPlanIsToldWhatItNeedsAndWhomToAsk() {
        Client free = plane.organization(Plan.FREE);
        free.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        String message = push(free, "ready", snapshot("Petstore", "{}"), "")
                .problem(403, "SERVICE_FORBIDDEN")
                .text("message");
        assertThat(message).contains("the plan team", "is on free", "operator of this service");
    }

    private void age(UUID organization) {
        plane.owned(owner -> owner.execute(
                "update snapshot_contents set touched_at = now() - interval '2 hours' where organization_id = ?",
                organization));
    }

    private List<String> kinds() {
        return StreamSupport.stream(client.get("/v1/events").is(200).items().spliterator(), false)
                .map(event -> event.get("kind").asString())
                .toList();
    }

    private Reply push(String name, String snapshot) {
        return push(client, name, snapshot, "");
    }

    private Reply push(String name, String snapshot, String more) {
        return push(client, name, snapshot, more);
    }

    private static Reply push(Client sender, String name, String snapshot, String more) {
        return sender.post("/v1/projects/shop/snapshots?name=" + name + "&sha256=" + sha256(snapshot) + more, snapshot);
    }

    private static int version(Reply pushed) {
        return pushed.json().get("version").asInt();
    }

    private static String snapshot(String api, String pet) {
        return "{\"format\":1,\"api\":{\"name\":\"" + api
                + "\",\"version\":\"1\",\"hash\":\"9f86\"},\"position\":7,\"clock\":\"2025-01-01T00:00:00.000Z\","
                + "\"counters\":{\"pets\":1},\"resources\":{\"pets\":[{\"id\":\"1\",\"version\":1,\"document\":" + pet
                + "}]},\"relationships\":[]}";
    }

    private static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private interface Writing {
        void to(OutputStream out) throws IOException;
    }

    private static byte[] gzip(Writing writing) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream packed = new GZIPOutputStream(bytes)) {
            writing.to(packed);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
