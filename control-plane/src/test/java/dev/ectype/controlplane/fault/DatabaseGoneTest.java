package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.LogLines;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseGoneTest {
    /** How long a client waits at most; a second is promised, and another machine may be slower by this much. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private static final int REQUESTS = 40;

    @TempDir
    private Path folder;

    @Test
    void reportsDatabaseOutagesAndRecovers() {
        try (PostgresServer postgres = PostgresServer.start();
                ControlPlane plane = ControlPlane.start(folder, "ectype.database=" + postgres.address());
                LogLines log = LogLines.listen()) {
            Client client = plane.organization(Plan.TEAM);
            client.post("/v1/projects", "{\"name\":\"before\"}").is(201);
            client.get("/v1/health/ready").is(200);
            // All connections of the pool were used just now.
            useAll(client);
            postgres.stop();
            Client keyed = client.with("Idempotency-Key", "during");
            keyed.post("/v1/projects", "{\"name\":\"during\"}").problem(503, "SERVICE_UNAVAILABLE");
            assertThat(client.get("/v1/projects")
                            .problem(503, "SERVICE_UNAVAILABLE")
                            .header("Retry-After"))
                    .isEqualTo("1");
            // Whether it is ready, a node finds out by itself, several times a second.
            Awaitility.await()
                    .atMost(PATIENCE)
                    .until(() -> client.get("/v1/health/ready").status() == 503);
            assertThat(client.get("/v1/health/ready").is(503).text("status")).isEqualTo("down");
            client.get("/v1/health/live").is(200);

            postgres.resume();
            Awaitility.await()
                    .atMost(PATIENCE)
                    .until(() -> client.get("/v1/health/ready").status() == 200);
            keyed.post("/v1/projects", "{\"name\":\"during\"}").is(201);
            assertThat(client.get("/v1/projects").is(200).items()).hasSize(2);
            assertThat(log.traces()).isEmpty();
        }
    }

    private static void useAll(Client client) {
        IntStream.range(0, REQUESTS)
                .mapToObj(at -> Tasks.run(() -> client.get("/v1/projects").is(200)))
                .toList()
                .forEach(CompletableFuture::join);
    }
}
