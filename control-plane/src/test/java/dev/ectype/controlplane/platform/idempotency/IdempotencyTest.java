package dev.ectype.controlplane.platform.idempotency;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IdempotencyTest {
    private static final String KEY = "Idempotency-Key";

    private final Client client = ControlPlane.shared().organization(Plan.FREE);

    @Test
    void sameRequestUnderAKeyHappensOnce() {
        Client keyed = client.with(KEY, "once");
        Reply first = keyed.post("/v1/projects", "{\"name\":\"a\"}").is(201);
        Reply second = keyed.post("/v1/projects", "{\"name\":\"a\"}").is(201);
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(second.header("Location")).isEqualTo(first.header("Location"));
        assertThat(first.header("Idempotent-Replayed")).isNull();
        assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");
        assertThat(client.get("/v1/projects").items()).hasSize(1);
        assertThat(client.get("/v1/events?kind=project.created").items()).hasSize(1);
        assertThat(client.with(KEY, "\"once\"")
                        .post("/v1/projects", "{\"name\":\"a\"}")
                        .is(201)
                        .header("Idempotent-Replayed"))
                .isEqualTo("true");
    }

    @Test
    void keyOfAnotherRequestIsRefused() {
        Client keyed = client.with(KEY, "other");
        keyed.post("/v1/projects", "{\"name\":\"a\"}").is(201);
        keyed.post("/v1/projects", "{\"name\":\"b\"}").problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
        keyed.delete("/v1/projects/a").problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
        assertThat(client.get("/v1/projects").items()).hasSize(1);
    }

    @Test
    void refusalsAreKeptAndFaultsOfTheRequestAreNot() {
        client.post("/v1/projects", "{\"name\":\"a\"}").is(201);
        Client keyed = client.with(KEY, "refused");
        keyed.post("/v1/projects", "{\"name\":\"a\"}").problem(409, "SERVICE_CONFLICT");
        client.delete("/v1/projects/a").is(204);
        assertThat(keyed.post("/v1/projects", "{\"name\":\"a\"}").is(409).text("code"))
                .isEqualTo("SERVICE_CONFLICT");
        Client faulty = client.with(KEY, "faulty");
        faulty.post("/v1/projects", "{\"name\":\"\"}").problem(400, "SERVICE_INVALID_REQUEST");
        faulty.post("/v1/projects", "{\"name\":\"b\"}").is(201);
    }

    @Test
    void ofManyAtTheSameTimeOneHappens() {
        Client keyed = client.with(KEY, "race");
        List<CompletableFuture<Reply>> sent = IntStream.range(0, 16)
                .mapToObj(at -> Tasks.supply(() -> keyed.post("/v1/projects", "{\"name\":\"a\"}")))
                .toList();
        for (CompletableFuture<Reply> reply : sent) {
            assertThat(reply.join().status()).as(reply.join().body()).isIn(201, 409);
            if (reply.join().status() == 409) {
                reply.join().problem(409, "SERVICE_IDEMPOTENCY_IN_PROGRESS");
            }
        }
        assertThat(client.get("/v1/projects").items()).hasSize(1);
    }

    @Test
    void keysOfOthersDoNotMeet() {
        client.with(KEY, "mine").post("/v1/projects", "{\"name\":\"a\"}").is(201);
        Client stranger = ControlPlane.shared().organization(Plan.FREE);
        assertThat(stranger.with(KEY, "mine")
                        .post("/v1/projects", "{\"name\":\"a\"}")
                        .is(201)
                        .header("Idempotent-Replayed"))
                .isNull();
        assertThat(client.key("write")
                        .with(KEY, "mine")
                        .post("/v1/projects", "{\"name\":\"c\"}")
                        .is(201)
                        .header("Idempotent-Replayed"))
                .isNull();
    }

    @Test
    void keyThatIsNoneIsRefused() {
        client.with(KEY, "x".repeat(256))
                .post("/v1/projects", "{\"name\":\"a\"}")
                .problem(400, "SERVICE_INVALID_REQUEST");
        client.with(KEY, " ").post("/v1/projects", "{\"name\":\"a\"}").problem(400, "SERVICE_INVALID_REQUEST");
    }
}
