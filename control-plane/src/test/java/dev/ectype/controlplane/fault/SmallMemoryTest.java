package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.Tasks;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A control plane with the memory that the start script gives it, which ends when it runs out of memory. */
@StartsProcesses
class SmallMemoryTest {
    private static final String MEMORY = "-Xmx128m -XX:+ExitOnOutOfMemoryError";

    private static final String HEAD =
            "{\"format\":1,\"api\":{\"name\":\"A\",\"version\":\"1\",\"hash\":\"0\"},\"position\":7,";

    private static final String LINES = "application/x-ndjson";

    @TempDir
    private Path folder;

    @Test
    void contentsThatArePackedSmallDoNotEndIt() throws Exception {
        try (PlaneProcess plane = PlaneProcess.start(folder.resolve("data"), Map.of("JDK_JAVA_OPTIONS", MEMORY))) {
            Client client = plane.client(plane.adminKey());
            client.post("/v1/projects", "{\"name\":\"Shop\"}").is(201);
            assertThat(atOnce(4, () -> push(client, HEAD + "\"resources\":{\"a\":[\"", "a", 100 << 20, "\"]}}")))
                    .containsOnly(413);
            assertThat(atOnce(
                            2,
                            () -> push(
                                    client,
                                    HEAD + "\"resources\":{\"a\":[{\"id\":\"1\",\"document\":\"",
                                    "a",
                                    30 << 20,
                                    "\"}]}}")))
                    .contains(201)
                    .doesNotContain(500);
            assertThat(push(client, HEAD + "\"resources\":{\"a\":[{}", ",{\"id\":1}", 500_000, "]}}"))
                    .isEqualTo(201);
            assertThat(push(
                            client,
                            HEAD + "\"resources\":{\"a\":[{\"document\":{\"b\":0",
                            ",\"c\":{}",
                            500_000,
                            "}}]}}"))
                    .isEqualTo(201);
            List<String> ids = client.get("/v1/snapshots")
                    .is(200)
                    .items()
                    .valueStream()
                    .map(item -> item.get("id").asString())
                    .toList();
            for (String id : ids) {
                assertThat(atOnce(
                                2,
                                () -> client.get("/v1/snapshots/" + id + "/diff")
                                        .status()))
                        .isSubsetOf(200, 400, 503);
            }
            recordings(client);
            client.get("/v1/me").is(200);
        }
    }

    private static void recordings(Client client) {
        String line =
                "{\"seq\":1,\"at\":\"2026-01-31T12:00:00Z\",\"method\":\"GET\",\"url\":\"http://h/a\",\"requestHeaders\":{HEADERS},"
                        + "\"requestBody\":\"BODY\",\"status\":200,\"responseHeaders\":{},\"responseBody\":null,\"durationMs\":1}\n";
        String empty = line.replace("HEADERS", "").replace("BODY", "");
        upload(
                client,
                LINES,
                line.replace("HEADERS", numbered(400_000, "\"a%d\":\"\"")).replace("BODY", ""));
        upload(client, LINES, empty.replaceFirst("\\{", "{\"more\":[" + "[],".repeat(1_000_000) + "[]],"));
        String wide = line.replace("HEADERS", numbered(9_000, "\"a%d\":\"\"")).replace("BODY", "");
        upload(client, LINES, wide.repeat(20));
        upload(client, LINES, line.replace("HEADERS", "").replace("BODY", "a".repeat(7 << 20)));
        String archive = "{\"log\":{\"entries\":[%s]%s}}";
        upload(client, "application/json", archive.formatted("{},".repeat(500_000) + "{}", ""));
        upload(client, "application/json", archive.formatted("{\"a\":[" + "[],".repeat(1_000_000) + "[]]}", ""));
        upload(
                client,
                "application/json",
                archive.formatted("", numbered(500_000, ",\"a%d\":0").replace(",,", ",")));
        for (var recording : client.get("/v1/projects/shop/recordings").is(200).items()) {
            String pages = "/v1/projects/shop/recordings/" + recording.get("id").asString() + "/exchanges?limit=100";
            assertThat(atOnce(2, () -> client.get(pages).status()))
                    .contains(200)
                    .isSubsetOf(200, 503);
        }
    }

    private static void upload(Client client, String type, String content) {
        assertThat(atOnce(
                        2,
                        () -> client.with("Content-Type", type)
                                .post("/v1/projects/shop/recordings", content)
                                .status()))
                .isSubsetOf(201, 400, 503);
    }

    private static String numbered(int count, String form) {
        return IntStream.range(0, count).mapToObj(form::formatted).collect(Collectors.joining(","));
    }

    private static List<Integer> atOnce(int count, Supplier<Integer> request) {
        return IntStream.range(0, count).mapToObj(at -> Tasks.supply(request)).toList().stream()
                .map(CompletableFuture::join)
                .toList();
    }

    /** Pushes a snapshot in which a piece is repeated; gives the status. */
    private static int push(Client client, String start, String piece, int times, String end) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            byte[] many = piece.repeat(1 << 10).getBytes(StandardCharsets.UTF_8);
            byte[] one = piece.getBytes(StandardCharsets.UTF_8);
            try (OutputStream out = new java.security.DigestOutputStream(new GZIPOutputStream(packed), digest)) {
                out.write(start.getBytes(StandardCharsets.UTF_8));
                for (int at = 0; at < times >> 10; at++) {
                    out.write(many);
                }
                for (int at = 0; at < (times & 1023); at++) {
                    out.write(one);
                }
                out.write(end.getBytes(StandardCharsets.UTF_8));
            }
            String sha256 = HexFormat.of().formatHex(digest.digest());
            return client.with("Content-Encoding", "gzip")
                    .sendBody(
                            "POST",
                            "/v1/projects/shop/snapshots?name=n" + start.hashCode() + "&sha256=" + sha256,
                            BodyPublishers.ofByteArray(packed.toByteArray()))
                    .status();
        } catch (IOException | java.security.NoSuchAlgorithmException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
