package dev.ectype.controlplane.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.recording.Lines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ReplaysTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.FREE);
    private final UUID organization =
            IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final CountDownLatch goOn = new CountDownLatch(1);
    private HttpServer server;
    private String target;

    @BeforeEach
    void serve() throws IOException {
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.setExecutor(Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work);
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext("/", exchange -> {
            requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " "
                    + exchange.getRequestHeaders().getFirst("Authorization"));
            answer(exchange, 200, "{\"id\":1}");
        });
        server.createContext("/missing", exchange -> answer(exchange, 404, "{}"));
        server.createContext("/other", exchange -> answer(exchange, 200, "{\"id\":\"1\",\"more\":2}"));
        server.createContext("/moved", exchange -> {
            exchange.getResponseHeaders().set("Location", "http://169.254.169.254/latest");
            answer(exchange, 302, "");
        });
        server.createContext("/slow", exchange -> {
            requests.add("slow");
            try {
                goOn.await(200, TimeUnit.MILLISECONDS);
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
            answer(exchange, 200, "{\"id\":1}");
        });
        server.createContext("/wait", exchange -> {
            try {
                goOn.await();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
            answer(exchange, 200, "{\"id\":1}");
        });
        server.start();
        target = "http://127.0.0.1:" + server.getAddress().getPort();
    }

    @AfterEach
    void stop() {
        goOn.countDown();
        server.stop(0);
    }

    private static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Test
    void eachExchangeIsComparedAndTheReplayIsKept() {
        String recording = Lines.upload(client, "/same", "/missing", "/other");
        Reply reply = client.post(
                        recording + "/replay",
                        body("\"headers\":{\"Authorization\":\"Bearer mine\"},\"timeoutMs\":2000"))
                .is(200);
        JsonNode replay = reply.json().get("replay");
        assertThat(replay.get("state").asString()).isEqualTo("completed");
        assertThat(replay.get("targetUrl").asString()).isEqualTo(target);
        assertThat(replay.get("summary").toString())
                .isEqualTo("{\"requests\":3,\"matches\":1,\"statusMismatches\":1,\"bodyShapeMismatches\":1,"
                        + "\"connectivityErrors\":0,\"skipped\":0}");
        assertThat(replay.at("/startedBy/type").asString()).isEqualTo("api_key");
        assertThat(replay.get("durationMs").isNumber()).isTrue();
        JsonNode results = reply.json().get("results");
        assertThat(results.get(0).toString())
                .isEqualTo("{\"seq\":1,\"kind\":\"match\",\"expected\":200,\"actual\":200,\"paths\":[]}");
        assertThat(results.get(1).toString())
                .isEqualTo("{\"seq\":2,\"kind\":\"status_mismatch\",\"expected\":200,\"actual\":404,\"paths\":[]}");
        assertThat(results.get(2).get("kind").asString()).isEqualTo("body_shape_mismatch");
        assertThat(results.get(2).get("paths").toString()).isEqualTo("[\"$.id\",\"$.more\"]");
        assertThat(requests).containsExactly("GET /same Bearer mine");
        String id = replay.get("id").asString();
        assertThat(client.get(recording + "/replays").is(200).items().get(0)).isEqualTo(replay);
        assertThat(client.get(recording + "/replays/" + id).is(200).json()).isEqualTo(replay);
        String list = recording + "/replays/" + id + "/results";
        assertThat(client.get(list).is(200).items()).isEqualTo(results);
        Reply page = client.get(list + "?limit=2").is(200);
        assertThat(client.get(list + "?limit=2&cursor=" + page.text("nextCursor"))
                        .items()
                        .get(0))
                .isEqualTo(results.get(2));
        assertThat(client.get(list + "?kind=status_mismatch").items()).hasSize(1);
        client.get(list + "?kind=nonsense").problem(400, "SERVICE_INVALID_REQUEST");
        JsonNode event =
                client.get("/v1/events?kind=recording.replayed").items().get(0);
        assertThat(event.get("target").asString()).isEqualTo(recording.substring(recording.lastIndexOf('/') + 1));
        assertThat(event.toString()).contains(id).doesNotContain("Bearer");
    }

    @Test
    void ignoredPlacesAreNotCompared() {
        String recording = Lines.upload(client, "/other");
        assertThat(kinds(recording, "\"ignore\":[\"$.more\",\"$.id\"]")).containsExactly("match");
        client.post(recording + "/replay", body("\"ignore\":[\"nonsense\"]")).problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(client.get(recording + "/replays").items()).hasSize(1);
    }

    @Test
    void linesComeWhileTheReplayGoesOn() throws Exception {
        String recording = Lines.upload(client, "/same", "/wait", "/same");
        try (Socket socket = send(recording, "Accept: application/x-ndjson\r\n", body("\"timeoutMs\":20000"))) {
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            assertThat(next(lines)).contains("{\"result\":{\"seq\":1,\"kind\":\"match\"");
            assertThat(client.get(recording + "/replays")
                            .items()
                            .get(0)
                            .get("state")
                            .asString())
                    .isEqualTo("running");
            goOn.countDown();
            assertThat(next(lines)).contains("\"seq\":2");
            assertThat(next(lines)).contains("\"seq\":3");
            assertThat(next(lines)).contains("{\"replay\":{").contains("\"state\":\"completed\"");
        }
    }

    @Test
    void linesAreNotBufferedByProxies() {
        String recording = Lines.upload(client, "/same");
        Client lines = client.with("Accept", "application/x-ndjson");
        assertThat(lines.post(recording + "/replay", body("\"timeoutMs\":2000"))
                        .is(200)
                        .header("X-Accel-Buffering"))
                .isEqualTo("no");
        assertThat(client.post(recording + "/replay", body("\"timeoutMs\":2000"))
                        .is(200)
                        .header("X-Accel-Buffering"))
                .isNull();
    }

    @Test
    void clientThatGoesAwayEndsItsReplay() throws Exception {
        String recording =
                Lines.upload(client, "/same", "/wait", "/same", "/same", "/same", "/same", "/same", "/same", "/same");
        try (Socket socket = send(recording, "Accept: application/x-ndjson\r\n", body("\"timeoutMs\":20000"))) {
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            next(lines);
            socket.setSoLinger(true, 0);
        }
        goOn.countDown();
        JsonNode replay = Awaitility.await()
                .until(
                        () -> client.get(recording + "/replays").items().get(0),
                        found -> !found.get("state").asString().equals("running"));
        assertThat(replay.get("state").asString()).isEqualTo("failed");
        assertThat(replay.get("error").asString()).isEqualTo("the client closed the connection");
        assertThat(replay.at("/summary/requests").asInt()).isBetween(1, 8);
        assertThat(threads()).isZero();
        assertThat(kinds(recording, "\"timeoutMs\":1000")).hasSize(9);
    }

    @Test
    void slowReplaysOfOneOrganizationHoldNobodyElseUp() {
        String slow = Lines.upload(client, Collections.nCopies(200, "/slow").toArray(new String[0]));
        List<CompletableFuture<Client.Reply>> replays = Stream.generate(
                        () -> Tasks.supply(() -> client.post(slow + "/replay", body("\"timeoutMs\":5000"))))
                .limit(2)
                .toList();
        Awaitility.await().until(() -> requests.size() > 2);
        client.post(slow + "/replay", body("\"timeoutMs\":5000")).problem(503, "SERVICE_UNAVAILABLE");

        Client other = plane.organization(Plan.FREE);
        other.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        String quick = Lines.upload(other, "/same");
        for (int round = 0; round < 3; round++) {
            assertThat(other.post(quick + "/replay", body("\"timeoutMs\":5000"))
                            .is(200)
                            .json()
                            .at("/replay/state")
                            .asString())
                    .isEqualTo("completed");
        }
        assertThat(replays).allSatisfy(replay -> assertThat(replay).isNotDone());
        goOn.countDown();
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
        Reply first =
                keyed.post(recording + "/replay", body("\"timeoutMs\":900")).is(200);
        Reply again =
                keyed.post(recording + "/replay", body("\"timeoutMs\":900")).is(200);
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
        keyed.post(recording + "/replay", body("\"timeoutMs\":901")).problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
        keyed.post("/v1/projects", "{\"name\":\"x\"}").problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
        assertThat(requests).hasSize(1);
        assertThat(client.get(recording + "/replays").items()).hasSize(1);
        String lines = keyed.with("Accept", "application/x-ndjson")
                .post(recording + "/replay", body("\"timeoutMs\":900"))
                .is(200)
                .body();
        assertThat(lines.lines().toList()).hasSize(3);
        String waiting = Lines.upload(client, "/wait");
        String key = "Idempotency-Key: w\r\nAccept: application/x-ndjson\r\n";
        try (Socket socket = send(waiting, key, body("\"timeoutMs\":20000"))) {
            assertThat(socket.isConnected()).isTrue();
            Awaitility.await()
                    .until(() -> !client.get(waiting + "/replays").items().isEmpty());
            client.with("Idempotency-Key", "w")
                    .post(waiting + "/replay", body("\"timeoutMs\":20000"))
                    .problem(409, "SERVICE_IDEMPOTENCY_IN_PROGRESS");
            goOn.countDown();
            socket.getInputStream().read();
        }
    }

    @Test
    void redirectsAreComparedAndNotFollowed() {
        String recording = Lines.upload(client, "/moved");
        assertThat(client.post(recording + "/replay", body("\"timeoutMs\":2000"))
                        .is(200)
                        .json()
                        .at("/results/0/actual")
                        .asInt())
                .isEqualTo(302);
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

    @Test
    void replaysGoWithTheirRecording() {
        String recording = Lines.upload(client, "/same");
        assertThat(kinds(recording, "\"timeoutMs\":1000")).containsExactly("match");
        assertThat(plane.part(ObjectStorage.class).list(organization, "", null, 10))
                .hasSize(2);
        client.delete(recording).is(204);
        Awaitility.await()
                .untilAsserted(() -> assertThat(plane.part(ObjectStorage.class).list(organization, "", null, 10))
                        .isEmpty());
        client.get(recording + "/replays").problem(404, "SERVICE_NOT_FOUND");
    }

    private List<String> kinds(String recording, String more) {
        JsonNode results =
                client.post(recording + "/replay", body(more)).is(200).json().get("results");
        return results.valueStream().map(each -> each.get("kind").asString()).toList();
    }

    private String body(String more) {
        return "{\"targetUrl\":\"" + target + "\"," + more + "}";
    }

    private Socket send(String recording, String headers, String body) throws IOException {
        Socket socket = new Socket("127.0.0.1", plane.address().getPort());
        socket.getOutputStream()
                .write(("POST " + recording + "/replay HTTP/1.1\r\nHost: a\r\nx-service-key: " + client.secret()
                                + "\r\nContent-Type: application/json\r\n" + headers + "Content-Length: "
                                + body.length() + "\r\n\r\n" + body)
                        .getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    private static String next(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        while (line != null && !line.startsWith("{")) {
            line = lines.readLine();
        }
        return line;
    }

    private static long threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("replay"))
                .count();
    }
}
