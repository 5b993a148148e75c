package dev.ectype.controlplane.snapshot;

import static dev.ectype.controlplane.snapshot.Shop.sha256;
import static dev.ectype.controlplane.snapshot.Shop.snapshot;
import static dev.ectype.controlplane.snapshot.Shop.version;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tests the upload and the storage of pushed snapshots. */
class SnapshotContentTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Shop shop = Shop.of(Plan.TEAM);
    private final Client client = shop.client();

    @Test
    void contentThatNobodyHasGoesAndOneThatIsWantedStays() {
        String one = snapshot("Petstore", "{\"id\":1}");
        Reply pushed = shop.push("ready", one).is(201);
        String id = pushed.text("id");
        UUID organization = shop.organization();
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
        assertThat(shop.contents()).isEmpty();
        assertThat(version(shop.push("ready", one).is(201))).isEqualTo(2);
        assertThat(shop.contents()).hasSize(1);
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
                snapshot("Petstore", "{}").replace("\"format\":1", "\"format\":2"),
                snapshot("Petstore", "{}").replaceFirst("\"clock\":\"[^\"]*\"", "\"clock\":\"yesterday\""),
                snapshot("Petstore", "{}").replace("\"position\":7", "\"position\":-7"),
                snapshot("Petstore", "{}").replace("\"position\":7", "\"position\":\"x\""),
                snapshot("Petstore", "{}").replace("\"resources\":{", "\"others\":{"),
                snapshot("P".repeat(300), "{}"),
                snapshot("Petstore", "[".repeat(5000) + "]".repeat(5000)))) {
            shop.push("ready", wrong).problem(400, "SERVICE_INVALID_REQUEST");
        }
        String snapshot = snapshot("Petstore", "{}");
        String path = "/v1/projects/shop/snapshots?name=ready&sha256=" + "0".repeat(64);
        Reply other = client.post(path, snapshot).problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(other.text("message")).contains(sha256(snapshot));
        client.post("/v1/projects/shop/snapshots?name=ready&sha256=x", snapshot)
                .problem(400, "SERVICE_INVALID_REQUEST");
        for (String name : List.of("..", "a%2Fb", "", "a".repeat(101), "-a", "a%20b")) {
            shop.push(name, snapshot).problem(400, "SERVICE_INVALID_REQUEST");
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
        assertThat(shop.contents()).isEmpty();
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
    void textLargerThanTheLimitIsRefused() throws IOException {
        // 100 MB of one letter are 97 kB on their way.
        byte[] letters = "a".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
        String[] around = snapshot("Petstore", "{\"id\":1,\"name\":\"TEXT\"}").split("TEXT");
        byte[] bomb = gzip(out -> {
            out.write(around[0].getBytes(StandardCharsets.UTF_8));
            for (int piece = 0; piece < 100; piece++) {
                out.write(letters);
            }
            out.write(around[1].getBytes(StandardCharsets.UTF_8));
        });
        assertThat(bomb.length).isLessThan(200_000);
        JsonNode refusal = client.with("Content-Encoding", "gzip")
                .sendBody(
                        "POST",
                        "/v1/projects/shop/snapshots?name=ready&sha256=" + "0".repeat(64),
                        BodyPublishers.ofByteArray(bomb))
                .problem(413, "SERVICE_PAYLOAD_TOO_LARGE")
                .json();
        assertThat(refusal.at("/details/limit").asLong()).isEqualTo(33_554_432);
        assertThat(refusal.get("message").asString()).contains("contains a string that is longer than 33554432 bytes");
        assertThat(shop.contents()).isEmpty();
    }

    @Test
    void longTextIsKeptAndCompared() {
        String first = snapshot("Petstore", "{\"id\":1,\"name\":\"" + "ä\\u00e4".repeat(500_000) + "\"}");
        shop.push("ready", first).is(201);
        String second = first.replace("\"}}", "x\"}}");
        Reply pushed = shop.push("ready", second).is(201);
        assertThat(client.get("/v1/snapshots/" + pushed.text("id") + "/diff")
                        .is(200)
                        .json()
                        .at("/moved/0/members")
                        .toString())
                .isEqualTo("[\"name\"]");
        shop.push("ready", first.replace("\"}}", "\\x\"}}")).problem(400, "SERVICE_INVALID_REQUEST");
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
        Reply pushed = shop.push("ready", snapshot).is(201);
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
    void usageCountsWhatIsKept() {
        String snapshot = snapshot("Petstore", "{\"id\":1}");
        shop.push("ready", snapshot).is(201);
        shop.push("other", snapshot).is(201);
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

    private void age(UUID organization) {
        plane.owned(owner -> owner.execute(
                "update snapshot_contents set touched_at = now() - interval '2 hours' where organization_id = ?",
                organization));
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
