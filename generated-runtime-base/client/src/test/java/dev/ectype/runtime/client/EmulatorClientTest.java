package dev.ectype.runtime.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
final class EmulatorClientTest {
    private final PetstoreEmulator emulator = new PetstoreEmulator();
    private EmulatorClient client;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() {
        emulator.start(EmulatorOptions.standard().withPort(0).withPopulate(20));
        client = EmulatorClient.at(emulator.baseUri());
    }

    @AfterEach
    void stop() {
        emulator.close();
    }

    @Test
    void reportsTheApiAndTheNumberOfWrites() throws Exception {
        create("Zoe");
        EmulatorHealth health = client.health();
        assertThat(health).isEqualTo(new EmulatorHealth(new ApiVersion("Petstore", "1.0.0", "00ff"), 1));
        assertThat(health.api()).hasToString("Petstore 1.0.0");
        assertThat(EmulatorClient.at(URI.create(emulator.baseUri() + "//")).health())
                .isEqualTo(health);
    }

    @Test
    void restoresASnapshotByteForByte() throws Exception {
        create("Zoe");
        Snapshot saved = client.save();
        assertThat(saved.position()).isEqualTo(1);
        assertThat(saved.api()).isEqualTo(client.health().api());
        assertThat(saved.json()).isEqualTo(emulator.snapshot());
        create("Yan");
        assertThat(client.restore(saved).position()).isEqualTo(1);
        assertThat(client.save().json()).isEqualTo(saved.json());
        assertThat(client.restore(Snapshot.of(saved.json())).position()).isEqualTo(1);
        assertThat(emulator.snapshot()).isEqualTo(saved.json());
        assertThat(client.reset().position()).isZero();
        assertThat(emulator.snapshot()).isNotEqualTo(saved.json());
    }

    @Test
    void controlsASandboxLikeTheMainState() throws Exception {
        EmulatorClient ann = client.sandbox("ann");
        ann.clock().advance(Duration.ofHours(1));
        assertThat(ann.apiAddress()).hasToString(emulator.baseUri() + "/__service/sandboxes/ann");
        assertThat(ann.journal().standing().position()).isEqualTo(1);
        assertThat(client.journal().standing().position()).isZero();
        assertThat(ann.withTimeout(Duration.ofSeconds(20)).health().position()).isEqualTo(1);
        Snapshot hers = ann.save();
        ann.reset();
        assertThat(ann.restore(hers).position()).isEqualTo(1);
        create("Zoe");
        assertThat(ann.diff()).isEmpty();
        assertThat(ann.diff("default"))
                .singleElement()
                .satisfies(moved -> assertThat(moved.kind()).isEqualTo("removed"));
        SandboxCalls sandboxes = client.sandboxes();
        assertThat(sandboxes.makeFromStart("bob").start()).isZero();
        assertThat(sandboxes.make("cid", Duration.ofMinutes(5)).start()).isEqualTo(1);
        assertThat(sandboxes.list()).extracting(SandboxCalls.SandboxLine::name).containsExactly("ann", "bob", "cid");
        assertThat(sandboxes.list().get(2).idle()).isEqualTo(Duration.ofMinutes(5));
        assertThat(sandboxes.drop("ann")).hasSize(2);
        assertThatThrownBy(() -> sandboxes.drop("ann"))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.code()).isEqualTo("unknown_sandbox"));
        for (String wrong : List.of("", "a b", "a/b", "ä", "a\n")) {
            assertThatThrownBy(() -> client.sandbox(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void filesHoldTheSameBytesAsTheState() throws Exception {
        create("Zoë \"}\" \\");
        byte[] state = emulator.snapshot();
        Path streamed = folder.resolve("new/folder/streamed.json");
        client.saveTo(streamed);
        assertThat(streamed).hasBinaryContent(state);
        Path written = folder.resolve("written.json");
        client.save().writeTo(written);
        assertThat(written).hasBinaryContent(state);
        assertThat(Snapshot.read(written).json()).isEqualTo(state);
        client.reset();
        assertThat(client.restoreFrom(streamed).position()).isEqualTo(1);
        assertThat(emulator.snapshot()).isEqualTo(state);
        client.saveTo(streamed);
        assertThat(streamed).hasBinaryContent(state);
        assertThat(files(folder.resolve("new/folder"))).containsExactly("streamed.json");
    }

    @Test
    void aFailedSaveLeavesTheFileUnchanged() throws Exception {
        Path file = Files.writeString(folder.resolve("kept.json"), "before");
        URI nobody;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            nobody = URI.create("http://127.0.0.1:" + socket.getLocalPort());
        }
        assertThatThrownBy(() -> EmulatorClient.at(nobody).saveTo(file)).isInstanceOf(Unreachable.class);
        assertThat(file).hasContent("before");
        assertThat(files(folder)).containsExactly("kept.json");
    }

    @Test
    void snapshotsThatDoNotFitChangeNothing() throws Exception {
        create("Zoe");
        byte[] before = emulator.snapshot();
        String text = new String(before, StandardCharsets.UTF_8);
        Snapshot other = snapshot(text.replace("\"Petstore\"", "\"Zoo\""));
        assertThatThrownBy(() -> client.restore(other))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.code()).isEqualTo("another_api"))
                .hasMessageContainingAll("/__service/state/restore", "'Petstore', the API of this emulator", "\"Zoo\"");
        Snapshot changed = snapshot(text.replace("\"00ff\"", "\"00fe\""));
        assertThatThrownBy(() -> client.restore(changed)).hasMessageContaining("the description has changed since");
        Snapshot torn = snapshot(text.replace("\"owners\":[", "\"ownes\":["));
        assertThatThrownBy(() -> client.restore(torn))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.status()).isEqualTo(422))
                .hasMessageContaining("snapshot.resources contains 'ownes'");
        Path half = Files.writeString(folder.resolve("half.json"), text.substring(0, text.length() / 2));
        assertThatThrownBy(() -> client.restoreFrom(half))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("not JSON");
        assertThat(emulator.snapshot()).isEqualTo(before);
    }

    @Test
    void reportsWhereATextIsNoSnapshot() throws Exception {
        Path file = Files.writeString(folder.resolve("a.json"), "{\"format\": 1,\n  \"api\": ]}");
        assertThatThrownBy(() -> Snapshot.read(file))
                .isInstanceOf(NotASnapshot.class)
                .hasMessageContainingAll("a.json is not a snapshot: at 2:10 expected", "found ']'");
        assertThatThrownBy(() -> snapshot("{\"format\":1,\"api\":{\"name\":\"A\"}}"))
                .hasMessage("the text is not a snapshot: the member 'version' is missing");
        assertThatThrownBy(() -> snapshot("[]")).hasMessageContaining("the member 'api' is missing");
    }

    @Test
    void aTooLargeSnapshotIsReportedWithAdvice() {
        String text = new String(emulator.snapshot(), StandardCharsets.UTF_8);
        Snapshot large = snapshot(text.replace("\"counters\":{", "\"counters\":{\"" + "x".repeat(12 << 20) + "\":1,"));
        assertThatThrownBy(() -> client.restore(large))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.status()).isEqualTo(413))
                .hasMessageContaining("--max-body");
        assertThat(client.health().position()).isZero();
    }

    @Test
    void movesTheClock() {
        assertThat(client.clock().now()).isEqualTo("2025-01-01T00:00:00Z");
        assertThat(client.clock().advance(Duration.ofMinutes(5))).isEqualTo("2025-01-01T00:05:00Z");
        assertThat(client.clock().set(Instant.parse("2030-01-01T00:00:00Z"))).isEqualTo("2030-01-01T00:00:00Z");
        assertThat(client.clock().isLogical()).isTrue();
        assertThatThrownBy(() -> client.clock().advance(Duration.ofDays(1L << 40)))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("no such time");
    }

    @Test
    void restoringWhileRequestsRunIsSafe() throws Exception {
        Snapshot saved = client.save();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Callable<List<Integer>> requests = () -> IntStream.range(0, 60)
                    .map(number -> ask(number % 2 == 0 ? "POST" : "GET"))
                    .boxed()
                    .toList();
            List<Future<List<Integer>>> running =
                    List.of(threads.submit(requests), threads.submit(requests), threads.submit(requests));
            for (int round = 0; round < 40; round++) {
                client.restore(saved);
                assertThat(Snapshot.of(client.save().json()).position()).isNotNegative();
            }
            for (Future<List<Integer>> each : running) {
                assertThat(each.get()).containsOnly(200, 201);
            }
        } finally {
            threads.shutdownNow();
        }
        client.restore(saved);
        assertThat(emulator.snapshot()).isEqualTo(saved.json());
    }

    @Test
    void reportsThatNothingListens() throws IOException {
        int free;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        EmulatorClient nobody = EmulatorClient.at(URI.create("http://127.0.0.1:" + free));
        assertThatThrownBy(nobody::health)
                .isInstanceOf(Unreachable.class)
                .hasMessage("GET http://127.0.0.1:" + free
                        + "/__service/health: nothing listens there. Start an emulator with `ectype emulate`,"
                        + " or give its address.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost:4010", "ftp://a", "http:///", "http://a?b", "/a"})
    void takesOnlyAddresses(String address) {
        assertThatThrownBy(() -> EmulatorClient.at(URI.create(address))).hasMessageContaining("\"" + address + "\"");
    }

    private void create(String name) throws Exception {
        assertThat(send("POST", "{\"name\":\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"}"))
                .isEqualTo(201);
    }

    private int ask(String method) {
        try {
            return send(method, "{\"name\":\"Ann\"}");
        } catch (IOException | InterruptedException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private int send(String method, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(emulator.baseUri().resolve("/owners"))
                .header("content-type", "application/json")
                .header("x-key", "secret")
                .method(method, HttpRequest.BodyPublishers.ofString(method.equals("GET") ? "" : body))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .statusCode();
    }

    private static Snapshot snapshot(String text) {
        return Snapshot.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
