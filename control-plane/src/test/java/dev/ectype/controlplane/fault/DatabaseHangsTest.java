package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.LogLines;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.jooq.DSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database that takes connections and statements, and answers none of them. */
class DatabaseHangsTest {
    private static final int CLIENTS = 4;
    /** Promised are one second for a refusal and five for the way back; another machine may be slower by this much. */
    private static final Duration REFUSED = Duration.ofMillis(2500);

    private static final Duration RECOVERED = Duration.ofSeconds(5);

    @TempDir
    private Path folder;

    @Test
    void requestsUnderWayAndNewOnesAreRefusedUntilItGoesOn() throws Exception {
        try (PostgresServer postgres = PostgresServer.start();
                ControlPlane plane = ControlPlane.start(folder, "ectype.database=" + postgres.address());
                LogLines log = LogLines.listen()) {
            Client client = plane.organization(Plan.TEAM);
            client.post("/v1/projects", "{\"name\":\"before\"}").is(201);
            // A long statement must not count as an outage while the database answers others.
            plane.part(DSLContext.class).fetch("select pg_sleep(1.5)");

            AtomicBoolean stopped = new AtomicBoolean();
            AtomicLong slowest = new AtomicLong();
            List<CompletableFuture<Void>> clients = IntStream.range(0, CLIENTS)
                    .mapToObj(at -> Tasks.run(() -> {
                        while (!stopped.get()) {
                            long began = System.nanoTime();
                            assertThat(client.get("/v1/projects").status()).isIn(200, 503);
                            slowest.accumulateAndGet(System.nanoTime() - began, Math::max);
                        }
                    }))
                    .toList();
            postgres.suspend();
            // Operator commands report the outage, too, while the database hangs so long.
            assertThatThrownBy(() -> plane.owned(owner -> owner.fetch("select 1")))
                    .hasStackTraceContaining("timed out");
            assertThat(client.get("/v1/health/ready")
                            .is(503)
                            .json()
                            .at("/parts/database")
                            .asString())
                    .isEqualTo("down");
            client.get("/v1/health/live").is(200);
            Client keyed = client.with("Idempotency-Key", "during");
            keyed.post("/v1/projects", "{\"name\":\"during\"}").problem(503, "SERVICE_UNAVAILABLE");
            stopped.set(true);
            clients.forEach(CompletableFuture::join);
            assertThat(Duration.ofNanos(slowest.get())).isLessThan(REFUSED);

            postgres.goOn();
            Awaitility.await()
                    .pollInterval(Duration.ofMillis(50))
                    .atMost(RECOVERED)
                    .until(() -> client.get("/v1/projects").status() == 200);
            keyed.post("/v1/projects", "{\"name\":\"during\"}").is(201);
            assertThat(client.get("/v1/projects").is(200).items()).hasSize(2);
            assertThat(log.traces()).isEmpty();
            assertThat(log.messages().stream().filter(line -> line.startsWith("the database ")))
                    .hasSize(2);
        }
    }
}
