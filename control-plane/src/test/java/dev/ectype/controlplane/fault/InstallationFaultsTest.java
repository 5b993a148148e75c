package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.recording.Lines;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests two nodes during the outage of a node, Redis or S3: they keep working and lose no acknowledged data. */
@StartsProcesses
class InstallationFaultsTest {
    private static final int WRITERS = 4;
    private static final int BEFORE_THE_KILL = 12;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

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
    void nodeKilledAmidUploadsAndReplaysLosesNothingAcknowledged() throws Exception {
        nodes.project("shop");
        Map<String, String> acknowledged = new ConcurrentHashMap<>();
        CountDownLatch enough = new CountDownLatch(BEFORE_THE_KILL);
        AtomicInteger atTheDead = new AtomicInteger();
        try (ReplayTarget target = new ReplayTarget()) {
            String replayed = Lines.upload(nodes.here(), "/1", "/wait", "/3");
            CompletableFuture<Integer> interrupted = Tasks.supply(() ->
                    nodes.there().post(replayed + "/replay", target.body()).status());
            Awaitility.await().atMost(PATIENCE).until(() -> target.requests.get() == 2);
            List<CompletableFuture<Void>> writers = IntStream.range(0, WRITERS)
                    .mapToObj(writer -> Tasks.run(() -> {
                        for (int at = 0; at < 2 * BEFORE_THE_KILL; at++) {
                            String lines = Lines.orders(10 + writer * 100 + at);
                            acknowledged.put(upload(lines, atTheDead), lines);
                            enough.countDown();
                        }
                    }))
                    .toList();
            enough.await();
            nodes.other().kill();
            writers.forEach(CompletableFuture::join);
            assertThat(interrupted).failsWithin(PATIENCE);
            target.release();
            nodes.here().post(replayed + "/replay", target.body()).is(200);
            nodes.restartOther();
            assertThat(nodes.there().get(replayed + "/replays").items()).hasSize(2);
        }
        assertThat(atTheDead).as("requests that the killed node did not answer").hasPositiveValue();
        assertThat(acknowledged).hasSize(2 * BEFORE_THE_KILL * WRITERS);
        acknowledged.forEach((recording, lines) -> assertThat(
                        nodes.there().get(recording + "/file").is(200).body())
                .isEqualTo(lines));
    }

    /** Uploads lines in three parts to the nodes in turn; a request that is not answered goes to the node that lives. */
    private static String upload(String lines, AtomicInteger unanswered) {
        String upload = lasting(
                        client -> client.post("/v1/projects/shop/recording-uploads", "{}"), nodes.here(), unanswered)
                .is(201)
                .header("Location");
        int length = lines.length() / 3 + 1;
        for (int turn = 0; turn < 3; turn++) {
            String part = lines.substring(turn * length, Math.min((turn + 1) * length, lines.length()));
            String offset = Integer.toString(turn * length);
            lasting(
                            client -> client.with("Content-Type", "application/octet-stream")
                                    .with("Upload-Offset", offset)
                                    .patch(upload, part),
                            nodes.at(turn + 1),
                            unanswered)
                    .is(200);
        }
        return lasting(
                        client -> client.with("Idempotency-Key", upload.replaceAll(".*/", ""))
                                .post(upload + "/complete", null),
                        nodes.there(),
                        unanswered)
                .is(201)
                .header("Location");
    }

    private static Reply lasting(
            java.util.function.Function<Client, Reply> request, Client first, AtomicInteger unanswered) {
        try {
            return request.apply(first);
        } catch (UncheckedIOException killed) {
            unanswered.incrementAndGet();
        }
        // Until the database has noticed that the killed node is gone, what it was doing under the same key goes on.
        return Awaitility.await()
                .atMost(PATIENCE)
                .until(
                        () -> request.apply(nodes.here()),
                        reply -> !"SERVICE_IDEMPOTENCY_IN_PROGRESS"
                                .equals(reply.status() == 409 ? reply.text("code") : ""));
    }

    @Test
    void redisThatStopsDegradesAndComesBack() {
        nodes.redis.stop();
        for (Client client : List.of(nodes.here(), nodes.there())) {
            client.get("/v1/projects").is(200);
            assertThat(state(client, "rate-limits")).isEqualTo("degraded");
        }
        nodes.project("without-redis");
        nodes.redis.run();
        for (Client client : List.of(nodes.here(), nodes.there())) {
            Awaitility.await()
                    .atMost(PATIENCE)
                    .until(() -> state(client, "rate-limits").equals("up"));
            client.get("/v1/projects/without-redis").is(200);
        }
    }

    @Test
    void storageThatStopsIsTemporaryAndComesBackWithItsContents() {
        String project = nodes.project("storage");
        String lines = Lines.orders(5);
        Client lineClient = nodes.here().with("Content-Type", "application/x-ndjson");
        String before = lineClient.post(project + "/recordings", lines).is(201).header("Location");
        nodes.s3.stop();
        for (Client client : List.of(nodes.here(), nodes.there())) {
            Reply refused = client.with("Content-Type", "application/x-ndjson")
                    .post(project + "/recordings", lines)
                    .problem(503, "SERVICE_UNAVAILABLE");
            assertThat(refused.header("Retry-After")).isEqualTo("30");
            client.get(before + "/file").problem(503, "SERVICE_UNAVAILABLE");
            client.get(before).is(200);
            assertThat(state(client, "storage")).isEqualTo("degraded");
        }
        assertThat(nodes.there().get(project + "/recordings").items()).hasSize(1);
        nodes.s3.run();
        for (Client client : List.of(nodes.here(), nodes.there())) {
            Awaitility.await()
                    .atMost(PATIENCE)
                    .until(() -> state(client, "storage").equals("up"));
            assertThat(client.get(before + "/file").is(200).body()).isEqualTo(lines);
            client.with("Content-Type", "application/x-ndjson")
                    .post(project + "/recordings", lines)
                    .is(201);
        }
    }

    /** The state of a part; the node stays ready although the part is degraded. */
    private static String state(Client client, String part) {
        return client.get("/v1/health/ready")
                .is(200)
                .json()
                .at("/parts/" + part)
                .asString();
    }
}
