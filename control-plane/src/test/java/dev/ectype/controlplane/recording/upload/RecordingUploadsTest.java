package dev.ectype.controlplane.recording.upload;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.recording.Lines;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RecordingUploadsTest {
    private static final String LIST = "/v1/projects/shop/recording-uploads";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.FREE);
    private final Client sender = client.with("Content-Type", "application/octet-stream");
    private final UUID organization =
            IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
    private final String lines = Lines.orders(10);

    @BeforeEach
    void project() {
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
    }

    @Test
    void partsBecomeOneRecording() throws Exception {
        String sum =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(lines.getBytes()));
        Reply begun = client.post(LIST, "{\"size\":" + lines.length() + ",\"sha256\":\"" + sum + "\"}")
                .is(201);
        String upload = begun.header("Location");
        assertThat(begun.json().get("offset").asLong()).isZero();
        send(upload, 0, 300).is(200);
        client.post(upload + "/complete", null).problem(409, "SERVICE_CONFLICT");
        Reply status = client.send("HEAD", upload, null).is(200);
        assertThat(status.header("Upload-Offset")).isEqualTo("300");
        assertThat(status.header("Upload-Limit")).isEqualTo("max-size=1073741824");
        send(upload, 300, lines.length()).is(200);
        Reply made = client.post(upload + "/complete", null).is(201);
        assertThat(made.json().get("requestCount").asInt()).isEqualTo(10);
        assertThat(made.text("sha256")).isEqualTo(sum);
        assertThat(client.get(made.header("Location") + "/file").is(200).body()).isEqualTo(lines);
        client.get(upload).problem(404, "SERVICE_NOT_FOUND");
        assertFiles(1);
    }

    @Test
    void partComesAgainWhereItsReplyWasLostAndNowhereElse() {
        String upload = client.post(LIST, "{}").is(201).header("Location");
        send(upload, 0, 100).is(200);
        assertThat(send(upload, 0, 100).is(200).json().get("offset").asLong()).isEqualTo(100);
        Reply refused = send(upload, 0, 50).problem(409, "SERVICE_CONFLICT");
        assertThat(refused.json().at("/details/offset").asLong()).isEqualTo(100);
        assertThat(refused.header("Upload-Offset")).isEqualTo("100");
        send(upload, 200, 300).problem(409, "SERVICE_CONFLICT");
        send(upload, 100, 100).problem(400, "SERVICE_INVALID_REQUEST");
        sender.with("Upload-Offset", "-1").patch(upload, "x").problem(400, "SERVICE_INVALID_REQUEST");
        sender.with("Upload-Offset", "100")
                .with("Content-Digest", "sha-256=:" + "A".repeat(43) + "=:")
                .patch(upload, "x")
                .problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(client.get(upload).is(200).json().get("offset").asLong()).isEqualTo(100);
        assertFiles(1);
    }

    @Test
    void whatIsNotWhatWasAnnouncedIsRefusedAndCanBeMended() {
        client.post(LIST, "{\"size\":0}").problem(400, "SERVICE_INVALID_REQUEST");
        client.post(LIST, "{\"size\":2000000000}").problem(413, "SERVICE_PAYLOAD_TOO_LARGE");
        String small = client.post(LIST, "{\"size\":50}").is(201).header("Location");
        send(small, 0, 100).problem(413, "SERVICE_PAYLOAD_TOO_LARGE");
        String other = client.post(LIST, "{\"sha256\":\"" + "0".repeat(64) + "\"}")
                .is(201)
                .header("Location");
        send(other, 0, lines.length()).is(200);
        client.post(other + "/complete", null).problem(400, "SERVICE_INVALID_REQUEST");
        String cut = client.post(LIST, "{}").is(201).header("Location");
        send(cut, 0, 500).is(200);
        assertThat(client.post(cut + "/complete", null)
                        .problem(400, "SERVICE_INVALID_REQUEST")
                        .text("message"))
                .contains("the file ends within this line");
        send(cut, 500, lines.length()).is(200);
        client.post(cut + "/complete", null).is(201);
    }

    @Test
    void sameKeyDoesEachStepOnce() {
        Client keyed = client.with("Idempotency-Key", "begin");
        String upload = keyed.post(LIST, "{}").is(201).header("Location");
        assertThat(keyed.post(LIST, "{}").is(201).header("Location")).isEqualTo(upload);
        Client part = sender.with("Idempotency-Key", "part");
        assertThat(part.patch(upload, lines).is(200).body())
                .isEqualTo(part.patch(upload, lines).is(200).body());
        Client complete = client.with("Idempotency-Key", "complete");
        Reply made = complete.post(upload + "/complete", null).is(201);
        Reply again = complete.post(upload + "/complete", null).is(201);
        assertThat(again.body()).isEqualTo(made.body());
        assertThat(client.get("/v1/projects/shop/recordings").items()).hasSize(1);
    }

    @Test
    void whatNobodyGoesOnWithIsThrownAway() {
        String cancelled = client.post(LIST, "{}").is(201).header("Location");
        send(cancelled, 0, 100).is(200);
        client.delete(cancelled).is(204);
        client.delete(cancelled).problem(404, "SERVICE_NOT_FOUND");
        assertFiles(0);
        String left = client.post(LIST, "{}").is(201).header("Location");
        send(left, 0, 100).is(200);
        plane.owned(owner -> owner.execute(
                "update recording_uploads set expires_at = now() - interval '1 second' where organization_id = ?",
                organization));
        plane.part(RemoveLeftovers.class).run();
        client.get(left).problem(404, "SERVICE_NOT_FOUND");
        assertFiles(0);
    }

    private void assertFiles(int count) {
        Awaitility.await()
                .untilAsserted(() -> assertThat(plane.part(ObjectStorage.class).list(organization, "", null, 100))
                        .hasSize(count));
    }

    private Reply send(String upload, int from, int to) {
        return sender.with("Upload-Offset", String.valueOf(from)).patch(upload, lines.substring(from, to));
    }
}
