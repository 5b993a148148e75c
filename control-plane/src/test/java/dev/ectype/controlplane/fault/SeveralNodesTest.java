package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two nodes on one database: neither has a state of its own. */
class SeveralNodesTest {
    private static final String KEY = ApplicationKey.make();
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @TempDir
    private static Path folder;

    private static PostgresServer postgres;
    private static ControlPlane one;
    private static ControlPlane other;

    @BeforeAll
    static void startBothAtOnce() {
        postgres = PostgresServer.start();
        CompletableFuture<ControlPlane> second = CompletableFuture.supplyAsync(() -> node("other", KEY));
        one = node("one", KEY);
        other = second.join();
    }

    @AfterAll
    static void stop() {
        one.close();
        other.close();
        postgres.close();
    }

    @Test
    void sameKeyOnBothHappensOnce() {
        Client here = one.organization(Plan.FREE);
        Client there = at(other, here);
        for (int round = 0; round < 10; round++) {
            String body = "{\"name\":\"race-" + round + "\"}";
            String key = "race-" + round;
            List<Reply> replies = IntStream.range(0, 8)
                    .mapToObj(at -> CompletableFuture.supplyAsync(() -> (at % 2 == 0 ? here : there)
                            .with("Idempotency-Key", key)
                            .post("/v1/projects", body)))
                    .toList()
                    .stream()
                    .map(CompletableFuture::join)
                    .toList();
            assertThat(replies)
                    .allSatisfy(
                            reply -> assertThat(reply.status()).as(reply.body()).isIn(201, 409));
            assertThat(replies.stream()
                            .filter(reply -> reply.status() == 201)
                            .map(reply -> reply.text("id"))
                            .distinct())
                    .hasSize(1);
        }
        assertThat(here.get("/v1/projects").items()).hasSize(10);
        assertThat(there.get("/v1/events?kind=project.created").items()).hasSize(10);
    }

    @Test
    void keyRevokedOnOneEndsOnTheOther() {
        Client here = one.organization(Plan.FREE);
        Reply made =
                here.post("/v1/api-keys", "{\"name\":\"x\",\"scope\":\"read\"}").is(201);
        Client there = other.client(made.text("key"));
        there.get("/v1/me").is(200);
        here.delete("/v1/api-keys/" + made.text("id")).is(204);
        Awaitility.await()
                .pollInterval(Duration.ofMillis(50))
                .atMost(PATIENCE)
                .until(() -> there.get("/v1/me").status() == 401);
    }

    @Test
    void nodeWithAnotherKeyIsRefused() {
        assertThatThrownBy(() -> node("stranger", ApplicationKey.make()))
                .hasStackTraceContaining("belongs to another application key");
    }

    private static ControlPlane node(String name, String key) {
        return ControlPlane.start(
                folder.resolve(name), "ectype.database=" + postgres.address(), "ectype.application-key=" + key);
    }

    private static Client at(ControlPlane node, Client client) {
        return node.client(client.post("/v1/api-keys", "{\"name\":\"there\",\"scope\":\"admin\"}")
                .is(201)
                .text("key"));
    }
}
