package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.recording.Lines;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests that clients see one control plane when a load balancer distributes their requests to two nodes. */
@StartsProcesses
class InstallationTest {
    private static final int PART = 700;

    @TempDir
    private static Path folder;

    private static Installation nodes;

    @BeforeAll
    static void start() {
        nodes = Installation.start(folder);
    }

    @AfterAll
    static void stop() {
        if (nodes != null) {
            nodes.close();
        }
    }

    @Test
    void partsSentToBothNodesBecomeOneRecording() {
        String project = nodes.project("parts");
        String lines = Lines.orders(40);
        String upload = nodes.here()
                .post(project + "/recording-uploads", "{\"size\":" + lines.length() + "}")
                .is(201)
                .header("Location");
        for (int start = 0, turn = 1; start < lines.length(); start += PART, turn++) {
            assertThat(nodes.at(turn - 1)
                            .get(upload)
                            .is(200)
                            .json()
                            .get("offset")
                            .asInt())
                    .isEqualTo(start);
            part(nodes.at(turn), upload, start, lines).is(200);
        }
        String recording =
                nodes.there().post(upload + "/complete", null).is(201).header("Location");
        assertThat(nodes.here().get(recording + "/file").is(200).body()).isEqualTo(lines);
        assertThat(nodes.there().get(recording + "/file").is(200).body()).isEqualTo(lines);
        assertThat(nodes.here().get(recording + "/exchanges?limit=100").items()).hasSize(40);
        assertThat(nodes.there().get(project + "/recordings").items())
                .isEqualTo(nodes.here().get(project + "/recordings").items())
                .hasSize(1);
    }

    @Test
    void snapshotPushedAtOneIsPulledAtTheOtherAndEqualContentIsKeptOnce() throws Exception {
        String project = nodes.project("snapshots");
        String snapshot = "{\"format\":1,\"api\":{\"name\":\"A\",\"version\":\"1\",\"hash\":\"0\"},\"position\":7,"
                + "\"resources\":{\"pets\":[]}}";
        Reply pushed = push(nodes.here(), project, "ready", snapshot).is(201);
        assertThat(push(nodes.there(), project, "ready", snapshot).is(200).json())
                .isEqualTo(pushed.json());
        push(nodes.there(), project, "copy", snapshot).is(201);
        String stored = pushed.text("sha256") + ".json.gz";
        assertThat(nodes.s3.count(stored)).isEqualTo(1);
        for (JsonNode item :
                nodes.here().get("/v1/snapshots?project=snapshots").is(200).items()) {
            String content = "/v1/snapshots/" + item.get("id").asString() + "/content";
            assertThat(nodes.here().get(content).is(200).body()).isEqualTo(snapshot);
            assertThat(nodes.there().get(content).is(200).body()).isEqualTo(snapshot);
        }
    }

    @Test
    void replayUnderOneKeySentToBothNodesAtOnceRunsOnce() {
        nodes.project("shop");
        String recording = Lines.upload(nodes.here(), "/1", "/2", "/3");
        try (ReplayTarget target = new ReplayTarget()) {
            List<Reply> replies = atOnce(turn ->
                    nodes.at(turn).with("Idempotency-Key", "replay").post(recording + "/replay", target.body()));
            // 503: a node runs two replays of one organization at a time, and each request takes its place first.
            assertThat(replies).extracting(Reply::status).contains(200).containsOnly(200, 409, 503);
            String id = replays(nodes.here(), recording).get(0).get("id").asString();
            assertThat(replies)
                    .filteredOn(reply -> reply.status() == 200)
                    .allSatisfy(reply ->
                            assertThat(reply.json().at("/replay/id").asString()).isEqualTo(id));
            assertThat(target.requests).hasValue(3);
            Reply again = nodes.there()
                    .with("Idempotency-Key", "replay")
                    .post(recording + "/replay", target.body())
                    .is(200);
            assertThat(again.json().at("/replay/id").asString()).isEqualTo(id);
            assertThat(target.requests).hasValue(3);
            assertThat(replays(nodes.there(), recording)).hasSize(1).isEqualTo(replays(nodes.here(), recording));
            assertThat(nodes.there()
                            .get(recording + "/replays/" + id + "/results")
                            .items())
                    .hasSize(3);
        }
    }

    @Test
    void requestUnderOneKeyHappensOnceWhicheverNodeItReaches() {
        List<Reply> replies = atOnce(
                turn -> nodes.at(turn).with("Idempotency-Key", "once").post("/v1/projects", "{\"name\":\"once\"}"));
        assertThat(replies).extracting(Reply::status).contains(201).containsOnly(201, 409);
        Reply here = nodes.here()
                .with("Idempotency-Key", "once")
                .post("/v1/projects", "{\"name\":\"once\"}")
                .is(201);
        Reply there = nodes.there()
                .with("Idempotency-Key", "once")
                .post("/v1/projects", "{\"name\":\"once\"}")
                .is(201);
        assertThat(there.body()).isEqualTo(here.body());
        assertThat(there.header("Idempotent-Replayed")).isEqualTo("true");
        assertThat(nodes.there()
                        .get("/v1/events?kind=project.created&target=" + here.text("id"))
                        .items())
                .hasSize(1);
    }

    @Test
    void keyRevokedAtOneEndsAtTheOther() {
        Reply made = nodes.here()
                .post("/v1/api-keys", "{\"name\":\"short\",\"scope\":\"read\"}")
                .is(201);
        Client there = nodes.other().client(made.text("key"));
        there.get("/v1/me").is(200);
        nodes.here().delete("/v1/api-keys/" + made.text("id")).is(204);
        long revoked = System.nanoTime();
        Awaitility.await()
                .pollInterval(Duration.ofMillis(20))
                .atMost(Duration.ofSeconds(10))
                .until(() -> there.get("/v1/me").status() == 401);
        System.err.printf(
                "the revoked key ended at the other node after %d ms%n", (System.nanoTime() - revoked) / 1_000_000);
    }

    @Test
    void requestsToBothNodesCountTogether() {
        String key = nodes.freeOrganization("counted");
        List<Client> clients = List.of(nodes.one().client(key), nodes.other().client(key));
        long answered = IntStream.range(0, 2 * Installation.FREE_READS)
                .filter(turn -> clients.get(turn % 2).get("/v1/projects").status() == 200)
                .count();
        assertThat(answered).isEqualTo(Installation.FREE_READS);
        clients.forEach(client -> client.get("/v1/projects").problem(429, "SERVICE_RATE_LIMITED"));
        nodes.at(0).get("/v1/projects").is(200);
    }

    static Reply part(Client client, String upload, int start, String lines) {
        return client.with("Content-Type", "application/octet-stream")
                .with("Upload-Offset", Integer.toString(start))
                .patch(upload, lines.substring(start, Math.min(start + PART, lines.length())));
    }

    private static JsonNode replays(Client client, String recording) {
        return client.get(recording + "/replays").is(200).items();
    }

    private static List<Reply> atOnce(java.util.function.IntFunction<Reply> request) {
        return IntStream.range(0, 8).mapToObj(turn -> Tasks.supply(() -> request.apply(turn))).toList().stream()
                .map(CompletableFuture::join)
                .toList();
    }

    private static Reply push(Client client, String project, String name, String snapshot) throws Exception {
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(snapshot.getBytes(StandardCharsets.UTF_8));
        return client.post(
                project + "/snapshots?name=" + name + "&sha256="
                        + HexFormat.of().formatHex(sum),
                snapshot);
    }
}
