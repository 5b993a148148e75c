package dev.ectype.controlplane.usage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.recording.Lines;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class StorageQuotaTest {
    private static final String TEN = Lines.orders(10);
    private static final int LIMIT = 2 * TEN.length() + 100;

    @TempDir
    private static Path folder;

    private static ControlPlane plane;

    @BeforeAll
    static void start() {
        plane = ControlPlane.start(
                folder, "ectype.storage-quotas.free=" + LIMIT, "ectype.storage-quotas.team=" + (LIMIT + 1000) + "B");
    }

    @AfterAll
    static void stop() {
        plane.close();
    }

    @Test
    void rejectsUploadsBeyondThePlanAndLogsItOnce() throws Exception {
        Client client = shop(Plan.FREE);
        String first = upload(client, TEN).is(201).text("id");
        upload(client, TEN).is(201);
        for (int attempt = 0; attempt < 2; attempt++) {
            JsonNode refusal =
                    upload(client, TEN).problem(403, "SERVICE_FORBIDDEN").json();
            assertThat(refusal.at("/details/required").asString()).isEqualTo("team");
            assertThat(refusal.at("/details/limitBytes").asLong()).isEqualTo(LIMIT);
            assertThat(refusal.at("/details/usedBytes").asLong()).isEqualTo(2L * TEN.length());
            assertThat(refusal.get("message").asString()).contains("delete some, or ask", "for the plan team.");
        }
        assertThat(client.get("/v1/projects/shop/recordings").items()).hasSize(2);
        JsonNode use = client.get("/v1/usage/storage").is(200).json();
        assertThat(use.get("plan").asString()).isEqualTo("free");
        assertThat(use.get("limitBytes").asLong()).isEqualTo(LIMIT);
        assertThat(use.get("usedBytes").asLong()).isEqualTo(2L * TEN.length());
        assertThat(use.get("recordingBytes").asLong()).isEqualTo(2L * TEN.length());
        assertThat(use.get("snapshotBytes").asLong()).isZero();
        assertThat(events(client)).hasSize(1);

        client.delete("/v1/projects/shop/recordings/" + first).is(204);
        upload(client, TEN).is(201);
        upload(client, TEN).problem(403, "SERVICE_FORBIDDEN");
        assertThat(events(client)).as("told anew after one was taken").hasSize(2);
        Awaitility.await("nothing of what was refused is left").until(() -> stored(client) == 2);
    }

    @Test
    void partsAndSnapshotsCountAsWell() throws Exception {
        Client client = shop(Plan.TEAM);
        String parts =
                client.post("/v1/projects/shop/recording-uploads", "{}").is(201).text("id");
        Client lines = client.with("Content-Type", "application/x-ndjson");
        lines.patch("/v1/projects/shop/recording-uploads/" + parts, TEN).is(200);
        push(client, "a").is(201);
        long used = client.get("/v1/usage/storage").json().get("usedBytes").asLong();
        assertThat(used).isEqualTo(TEN.length() + snapshot("a").length());
        push(client, "b".repeat(LIMIT + 1000 - (int) used)).problem(403, "SERVICE_FORBIDDEN");
        lines.with("Upload-Offset", "" + TEN.length())
                .patch("/v1/projects/shop/recording-uploads/" + parts, TEN + TEN)
                .problem(403, "SERVICE_FORBIDDEN");
        push(client, "a").is(200);
        client.post("/v1/projects/shop/recording-uploads/" + parts + "/complete", "")
                .is(201);
        assertThat(client.get("/v1/usage/storage").json().get("usedBytes").asLong())
                .isEqualTo(used);
    }

    @Test
    void partThatComesAgainNeedsNoRoom() {
        Client client = shop(Plan.FREE);
        upload(client, TEN).is(201);
        Client lines = client.with("Content-Type", "application/x-ndjson");
        String parts =
                client.post("/v1/projects/shop/recording-uploads", "{}").is(201).header("Location");
        String rest = "x".repeat(LIMIT - TEN.length());
        lines.patch(parts, rest).is(200);
        lines.patch(parts, rest).is(200);
        lines.patch(parts, rest + "more").problem(409, "SERVICE_CONFLICT");
        lines.with("Upload-Offset", "" + rest.length()).patch(parts, "x").problem(403, "SERVICE_FORBIDDEN");
        assertThat(client.get("/v1/usage/storage").json().get("usedBytes").asLong())
                .isEqualTo(LIMIT);
    }

    @Test
    void uploadsAtTheSameTimeDoNotExceedThePlan() {
        Client client = shop(Plan.FREE);
        List<Integer> statuses =
                Stream.generate(() -> Tasks.supply(() -> upload(client, TEN).status())).limit(6).toList().stream()
                        .map(CompletableFuture::join)
                        .toList();
        assertThat(statuses).filteredOn(status -> status == 201).hasSize(2);
        assertThat(statuses).filteredOn(status -> status == 403).hasSize(4);
        assertThat(events(client)).hasSize(1);
    }

    private static Client shop(Plan plan) {
        Client client = plane.organization(plan);
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        return client;
    }

    private static Client.Reply upload(Client client, String lines) {
        return client.with("Content-Type", "application/x-ndjson").post("/v1/projects/shop/recordings", lines);
    }

    private static JsonNode events(Client client) {
        return client.get("/v1/events?kind=storage_quota.exceeded").is(200).items();
    }

    private static String snapshot(String name) {
        return "{\"format\":1,\"api\":{\"name\":\"A\",\"version\":\"1\",\"hash\":\"0\"},\"position\":7,\"resources\":{\""
                + name + "\":[]}}";
    }

    private static Client.Reply push(Client client, String name) throws Exception {
        String snapshot = snapshot(name);
        String sum = HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256").digest(snapshot.getBytes(StandardCharsets.UTF_8)));
        return client.post("/v1/projects/shop/snapshots?name=ready&sha256=" + sum, snapshot);
    }

    /** How many recordings the storage holds of an organization. */
    private static int stored(Client client) {
        UUID organization =
                IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
        return plane.part(ObjectStorage.class)
                .list(organization, "projects/shop/recordings/", null, 10)
                .size();
    }
}
