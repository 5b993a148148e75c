package dev.ectype.controlplane.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.recording.upload.RemoveLeftovers;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RecordingsTest {
    private static final String LIST = "/v1/projects/shop/recordings";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.FREE);
    private final Client sender = client.with("Content-Type", "application/x-ndjson");
    private final UUID organization =
            IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
    private String project;

    @BeforeEach
    void project() {
        project = client.post("/v1/projects", "{\"name\":\"shop\"}").is(201).text("id");
        client.post("/v1/projects", "{\"name\":\"other\"}").is(201);
    }

    @Test
    void whatIsUploadedIsSummedUpAndComesBackByteForByte() {
        String lines = Lines.orders(61).replace("\n", " \n") + "\n\n";
        Reply made = sender.post(LIST, lines).is(201);
        String id = made.text("id");
        assertThat(made.header("Location")).isEqualTo(LIST + "/" + id);
        for (JsonNode recording : new JsonNode[] {
            made.json(),
            client.get(LIST + "/" + id).is(200).json(),
            client.get("/v1/projects/" + project + "/recordings")
                    .is(200)
                    .items()
                    .get(0)
        }) {
            assertThat(recording.get("requestCount").asInt()).isEqualTo(61);
            assertThat(recording.get("firstTimestamp").asString()).isEqualTo("2026-01-31T12:00:01.000Z");
            assertThat(recording.get("lastTimestamp").asString()).isEqualTo("2026-01-31T12:01:01.000Z");
            assertThat(recording.get("upstreamOrigin").asString()).isEqualTo("https://api.example.com");
            assertThat(recording.get("size").asInt()).isEqualTo(lines.length());
            assertThat(recording.get("sha256").asString()).isEqualTo(hex(sum(lines)));
        }
        Reply file = client.get(LIST + "/" + id + "/file").is(200);
        assertThat(file.body()).isEqualTo(lines);
        assertThat(file.header("Repr-Digest")).isEqualTo(digest(lines));
        assertThat(file.header("ETag")).isEqualTo("\"" + hex(sum(lines)) + "\"");
        assertThat(client.get("/v1/projects/other/recordings").is(200).items()).isEmpty();
        client.get("/v1/projects/other/recordings/" + id).problem(404, "SERVICE_NOT_FOUND");
        client.get("/v1/projects/other/recordings/" + id + "/file").problem(404, "SERVICE_NOT_FOUND");
        assertThat(stored(id)).isTrue();
    }

    @Test
    void downloadGoesOnWhereItBrokeOff() {
        String lines = Lines.orders(3);
        String file = LIST + "/" + sender.post(LIST, lines).is(201).text("id") + "/file";
        Reply part = client.with("Range", "bytes=10-19").get(file).is(206);
        assertThat(part.body()).isEqualTo(lines.substring(10, 20));
        assertThat(part.header("Content-Range")).isEqualTo("bytes 10-19/" + lines.length());
        assertThat(client.with("Range", "bytes=-5").get(file).is(206).body())
                .isEqualTo(lines.substring(lines.length() - 5));
        assertThat(client.with("Range", "bytes=20-").get(file).is(206).body()).isEqualTo(lines.substring(20));
        for (String all : new String[] {"bytes=9-3", "bytes=999999999999-", "bytes=-", "items=1-2", "bytes=1-2,4-5"}) {
            assertThat(client.with("Range", all).get(file).is(200).body()).isEqualTo(lines);
        }
        String tag = client.get(file).header("ETag");
        assertThat(client.with("Range", "bytes=0-1")
                        .with("If-Range", tag)
                        .get(file)
                        .status())
                .isEqualTo(206);
        assertThat(client.with("Range", "bytes=0-1")
                        .with("If-Range", "\"other\"")
                        .get(file)
                        .status())
                .isEqualTo(200);
        client.with("If-None-Match", tag).get(file).is(304);
        Reply head = client.send("HEAD", file, null).is(200);
        assertThat(head.header("Content-Length")).isEqualTo(String.valueOf(lines.length()));
    }

    @Test
    void announcedSumIsHeldAgainstWhatCame() {
        String lines = Lines.orders(2);
        sender.with("Content-Digest", "md5=:AAAA:, " + digest(lines))
                .post(LIST, lines)
                .is(201);
        sender.with("Content-Digest", digest(lines + " ")).post(LIST, lines).problem(400, "SERVICE_INVALID_REQUEST");
        sender.with("Content-Digest", "sha-256=:AAAA:").post(LIST, lines).problem(400, "SERVICE_INVALID_REQUEST");
        sender.with("Content-Digest", "sha-256=x").post(LIST, lines).problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(client.get(LIST).items()).hasSize(1);
        assertNothingIsLeft(1);
    }

    @Test
    void whatCannotBeReadIsRefusedWithItsLineAndNotKept() {
        String good = Lines.orders(2);
        assertThat(refused(good + "nonsense\n")).startsWith("line 3: it is not JSON");
        assertThat(refused(good + "{\"seq\":3}\n")).startsWith("line 3: \"method\" must be");
        assertThat(refused(good + Lines.line(3, "GET", "https://a/b", 200, "x").substring(0, 90)))
                .startsWith("line 3: the file ends within this line");
        assertThat(refused(good + "{\"a\":\"" + "x".repeat(9 << 20) + "\"}\n"))
                .startsWith("line 3: is longer than 8388608 bytes");
        assertThat(refused("[".repeat(100_000) + "\n")).startsWith("line 1: it is not JSON");
        assertThat(refused("\n\n")).contains("contains no exchange");
        assertThat(refused("{\"log\":{\"entries\":[{\"request\":{}}]}}")).startsWith("line 1: entry 1: ");
        assertThat(refused("{\"log\":" + "[".repeat(100_000))).startsWith("the file: it is not an HTTP Archive");
        client.with("Content-Type", "text/plain").post(LIST, good).problem(415, "SERVICE_UNSUPPORTED_MEDIA_TYPE");
        sender.with("Content-Encoding", "gzip").post(LIST, good).problem(415, "SERVICE_UNSUPPORTED_MEDIA_TYPE");
        assertThat(client.get(LIST).items()).isEmpty();
        assertNothingIsLeft(0);
    }

    private String refused(String content) {
        return sender.post(LIST, content)
                .problem(400, "SERVICE_INVALID_REQUEST")
                .text("message");
    }

    @Test
    void strangeTimesAndAddressesAreNoFault() {
        String line = Lines.line(1, "GET", "https://user:secret@api.example.com:8443/a", 200, "x");
        String lines = line + line.replace("api.example.com:8443", "a\\u0000b");
        Reply made = sender.post(LIST, lines).is(201);
        assertThat(made.text("upstreamOrigin")).isEqualTo("https://api.example.com:8443");
        for (String none : List.of("+999999999-12-31T23:59:59Z", "yesterday", "26-01-31T12:00:01.000Z")) {
            Reply refused = sender.post(LIST, line + line.replace("2026-01-31T12:00:01.000Z", none))
                    .problem(400, "SERVICE_INVALID_REQUEST");
            assertThat(refused.text("message")).startsWith("exchange 2: \"at\" must be a time");
        }
    }

    @Test
    void linesWithSecretsAreKeptWithoutThem() {
        String line = Lines.line(1, "GET", "https://api.example.com/a?api_key=hunter2hunter2", 200, "x")
                .replace("{\"accept\"", "{\"authorization\":\"Bearer hunter3hunter3\",\"accept\"");
        Reply made =
                sender.with("Content-Digest", digest(line)).post(LIST, line).is(201);
        String file = client.get(LIST + "/" + made.text("id") + "/file").is(200).body();
        assertThat(file).contains("Bearer redacted-", "api_key=redacted-").doesNotContain("hunter2", "hunter3");
        assertThat(made.text("sha256")).isEqualTo(hex(sum(file)));
        assertNothingIsLeft(1);
        Reply again = sender.post(LIST, file).is(201);
        assertThat(again.text("sha256"))
                .as("what has no secrets stays as it was sent")
                .isEqualTo(made.text("sha256"));
    }

    @Test
    void halfASurrogatePairIsNoText() {
        sender.post(
                        LIST,
                        Lines.line(1, "GET", "https://api.example.com/a", 200, "x")
                                .replace("\"x\"", "\"\\ud800\""))
                .problem(400, "SERVICE_INVALID_REQUEST");
    }

    @Test
    void archiveBecomesLinesWithoutItsSecrets() {
        String entry =
                "{\"startedDateTime\":\"2026-01-31T13:00:00.000+01:00\",\"time\":5,\"request\":{\"method\":\"GET\",\"url\":"
                        + "\"%s\",\"headers\":[{\"name\":\"Authorization\",\"value\":\"Bearer hunter2hunter2\"}]},"
                        + "\"response\":{\"status\":200,\"headers\":[],\"content\":{\"size\":2,\"text\":\"{}\"}}}";
        String archive =
                "{\"log\":{\"version\":\"1.2\",\"entries\":[" + String.format(entry, "https://api.example.com/a") + ","
                        + String.format(entry, "chrome-extension://abc/x.js") + "]}}";
        Reply made = client.with("Content-Digest", digest(archive))
                .post(LIST, archive)
                .is(201);
        assertThat(made.json().get("requestCount").asInt()).isEqualTo(1);
        assertThat(made.text("firstTimestamp")).isEqualTo("2026-01-31T12:00:00.000Z");
        String file = client.get(LIST + "/" + made.text("id") + "/file").is(200).body();
        assertThat(file)
                .contains("\"url\":\"https://api.example.com/a\"", "redacted-")
                .doesNotContain("hunter2");
        assertThat(made.text("sha256")).isEqualTo(hex(sum(file)));
        assertNothingIsLeft(1);
    }

    @Test
    void sameKeyUploadsOnce() {
        Client keyed = sender.with("Idempotency-Key", "upload-1");
        Reply first = keyed.post(LIST, Lines.orders(2)).is(201);
        Reply again = keyed.post(LIST, Lines.orders(2)).is(201);
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
        keyed.post(LIST, Lines.orders(3)).problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
        client.with("Idempotency-Key", "upload-1")
                .post("/v1/projects", "{\"name\":\"x\"}")
                .problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
        assertThat(client.get(LIST).items()).hasSize(1);
    }

    @Test
    void logsAndCountsUploadsAndDeletions() {
        String lines = Lines.orders(2);
        String id = sender.post(LIST, lines).is(201).text("id");
        client.delete(LIST + "/" + id).is(204);
        client.get(LIST + "/" + id).problem(404, "SERVICE_NOT_FOUND");
        client.delete(LIST + "/" + id).problem(404, "SERVICE_NOT_FOUND");
        Awaitility.await().untilAsserted(() -> assertNothingIsLeft(0));
        assertThat(client.get("/v1/events?kind=recording.created")
                        .items()
                        .get(0)
                        .get("target")
                        .asString())
                .isEqualTo(id);
        assertThat(client.get("/v1/events?kind=recording.deleted")
                        .items()
                        .get(0)
                        .get("target")
                        .asString())
                .isEqualTo(id);
        Awaitility.await()
                .untilAsserted(() -> assertThat(
                                client.get("/v1/usage?project=shop").items().toString())
                        .contains("\"recordingBytes\":" + lines.length()));
    }

    @Test
    void filesGoWithTheirProject() {
        String id = sender.post(LIST, Lines.orders(2)).is(201).text("id");
        client.delete("/v1/projects/shop").is(204);
        assertThat(stored(id)).isTrue();
        plane.part(RemoveLeftovers.class).run();
        assertThat(stored(id)).isFalse();
    }

    @Test
    void bodyThatBreaksOffLeavesNothing() throws Exception {
        String lines = Lines.orders(20);
        try (Socket socket = new Socket("127.0.0.1", plane.address().getPort())) {
            socket.getOutputStream()
                    .write(("POST " + LIST + " HTTP/1.1\r\nHost: a\r\nx-service-key: " + client.secret()
                                    + "\r\nContent-Type: application/x-ndjson\r\nContent-Length: 1000000\r\n\r\n"
                                    + lines)
                            .getBytes(StandardCharsets.UTF_8));
            socket.shutdownOutput();
            socket.getInputStream().readAllBytes();
        }
        Awaitility.await().untilAsserted(() -> assertNothingIsLeft(0));
        assertThat(client.get(LIST).items()).isEmpty();
    }

    @Test
    void listOpensNoFile() {
        String id = sender.post(LIST, Lines.orders(2)).is(201).text("id");
        plane.part(ObjectStorage.class).delete(key(id));
        assertThat(client.get(LIST).is(200).items().get(0).get("requestCount").asInt())
                .isEqualTo(2);
        client.get(LIST + "/" + id).is(200);
        client.get(LIST + "/" + id + "/file").problem(404, "SERVICE_NOT_FOUND");
    }

    /** No file is kept, nor noted as one that may belong to nothing, besides those of recordings. */
    private void assertNothingIsLeft(int recordings) {
        assertThat(plane.part(ObjectStorage.class).list(organization, "", null, 100))
                .hasSize(recordings);
        int noted = plane.owned(owner -> owner.fetchSingle(
                        "select count(*) from stored_leftovers where organization_id = ?", organization)
                .get(0, Integer.class));
        assertThat(noted).isZero();
    }

    private boolean stored(String id) {
        return plane.part(ObjectStorage.class).exists(key(id));
    }

    private ObjectKey key(String id) {
        return new ObjectKey(organization, "projects/shop/recordings/" + id + ".jsonl");
    }

    private static byte[] sum(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (java.security.NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String hex(byte[] sum) {
        return HexFormat.of().formatHex(sum);
    }

    private static String digest(String text) {
        return "sha-256=:" + Base64.getEncoder().encodeToString(sum(text)) + ":";
    }
}
