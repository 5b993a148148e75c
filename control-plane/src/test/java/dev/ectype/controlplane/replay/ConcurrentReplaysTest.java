package dev.ectype.controlplane.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.recording.Lines;
import java.net.Socket;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Runs replays at the same time: slow ones, repeated ones, and those of a process that died. */
class ConcurrentReplaysTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = ReplayTarget.client();
    private final UUID organization =
            IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
    private final ReplayTarget target = ReplayTarget.start();

    @AfterEach
    void stop() {
        target.close();
    }

    @Test
    void slowReplaysOfOneOrganizationHoldNobodyElseUp() {
        String slow = Lines.upload(client, Collections.nCopies(200, "/slow").toArray(new String[0]));
        List<CompletableFuture<Client.Reply>> replays = Stream.generate(
                        () -> Tasks.supply(() -> client.post(slow + "/replay", target.body("\"timeoutMs\":5000"))))
                .limit(2)
                .toList();
        Awaitility.await().until(() -> target.requests.size() > 2);
        client.post(slow + "/replay", target.body("\"timeoutMs\":5000")).problem(503, "SERVICE_UNAVAILABLE");

        Client other = ReplayTarget.client();
        String quick = Lines.upload(other, "/same");
        for (int round = 0; round < 3; round++) {
            assertThat(other.post(quick + "/replay", target.body("\"timeoutMs\":5000"))
                            .is(200)
                            .json()
                            .at("/replay/state")
                            .asString())
                    .isEqualTo("completed");
        }
        assertThat(replays).allSatisfy(replay -> assertThat(replay).isNotDone());
        target.release();
        assertThat(replays)
                .allSatisfy(replay -> assertThat(replay.join()
                                .is(200)
                                .json()
                                .at("/replay/summary/requests")
                                .asInt())
                        .isEqualTo(200));
    }

    @Test
    void sameKeyReplaysOnce() throws Exception {
        String recording = Lines.upload(client, "/same", "/other");
        Client keyed = client.with("Idempotency-Key", "replay-1");
        Reply first = keyed.post(recording + "/replay", target.body("\"timeoutMs\":900"))
                .is(200);
        Reply again = keyed.post(recording + "/replay", target.body("\"timeoutMs\":900"))
                .is(200);
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
        keyed.post(recording + "/replay", target.body("\"timeoutMs\":901"))
                .problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
        keyed.post("/v1/projects", "{\"name\":\"x\"}").problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
        assertThat(target.requests).hasSize(1);
        assertThat(client.get(recording + "/replays").items()).hasSize(1);
        String lines = keyed.with("Accept", "application/x-ndjson")
                .post(recording + "/replay", target.body("\"timeoutMs\":900"))
                .is(200)
                .body();
        assertThat(lines.lines().toList()).hasSize(3);
        String waiting = Lines.upload(client, "/wait");
        String key = "Idempotency-Key: w\r\nAccept: application/x-ndjson\r\n";
        try (Socket socket = ReplayTarget.send(client, waiting, key, target.body("\"timeoutMs\":20000"))) {
            assertThat(socket.isConnected()).isTrue();
            Awaitility.await()
                    .until(() -> !client.get(waiting + "/replays").items().isEmpty());
            client.with("Idempotency-Key", "w")
                    .post(waiting + "/replay", target.body("\"timeoutMs\":20000"))
                    .problem(409, "SERVICE_IDEMPOTENCY_IN_PROGRESS");
            target.release();
            socket.getInputStream().read();
        }
    }

    @Test
    void replayOfAProcessThatDiedIsGivenUp() {
        String recording = Lines.upload(client, "/same");
        UUID of = IdKind.RECORDING.require(recording.substring(recording.lastIndexOf('/') + 1));
        for (String silence : List.of("1 minute", "3 minutes")) {
            plane.owned(owner -> owner.execute(
                    "insert into recording_replays (id, organization_id, recording_id, target, state, actor_type,"
                            + " path, started_at, seen_at) values (gen_random_uuid(), ?, ?, 'http://a', 'running',"
                            + " 'api_key', gen_random_uuid()::text, now(), now() - interval '"
                            + silence + "')",
                    organization,
                    of));
        }
        plane.part(GiveUpSilentReplays.class).run();
        JsonNode replays = client.get(recording + "/replays").items();
        assertThat(List.of(
                        replays.get(0).get("state").asString(),
                        replays.get(1).get("state").asString()))
                .containsExactlyInAnyOrder("running", "failed");
        assertThat(client.get("/v1/events?kind=recording.replayed").items()).hasSize(1);
    }
}
