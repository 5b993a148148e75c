package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.ForkPoint;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class SandboxesTest {
    private static final String SANDBOXES = "/__service/sandboxes";

    private final PetstoreEmulator emulator = new PetstoreEmulator();
    private PetstoreClient client;

    @BeforeEach
    void start() {
        emulator.start();
        client = new PetstoreClient(emulator);
        client.post("/owners", "{\"name\":\"Ann\"}");
    }

    @AfterEach
    void stop() {
        emulator.close();
    }

    private PetstoreClient in(String sandbox) {
        return new PetstoreClient(emulator).in(sandbox);
    }

    /** Returns the names, oldest first. */
    private static List<String> names(HttpResponse<String> listed) {
        List<String> names = new ArrayList<>();
        for (Document item : Json.parse(listed.body()).member("data").elements()) {
            names.add(0, item.member("name").text());
        }
        return names;
    }

    @Test
    void aSandboxForksTheStateAndIsIsolated() {
        in("one").post("/owners", "{\"name\":\"Bob\"}");
        client.post("/owners", "{\"name\":\"Cid\"}");
        in("two").post("/owners", "{\"name\":\"Dan\"}");
        assertThat(names(client.get("/owners"))).containsExactly("Ann", "Cid");
        assertThat(names(in("one").get("/owners"))).containsExactly("Ann", "Bob");
        assertThat(names(in("two").get("/owners"))).containsExactly("Ann", "Cid", "Dan");
    }

    @Test
    void aSandboxHasAPathThatItsLinksKeep() {
        in("one").post("/owners", "{\"name\":\"Bob\"}");
        String path = SANDBOXES + "/one";
        assertThat(names(client.get(path + "/owners"))).containsExactly("Ann", "Bob");
        var made = client.json("POST", path + "/owners", "{\"name\":\"Cid\"}");
        assertThat(made.headers().firstValue("location")).hasValue(emulator.baseUri() + path + "/owners/3");
        var byHeader = in("one").json("POST", "/owners", "{\"name\":\"Dan\"}");
        assertThat(byHeader.headers().firstValue("location")).hasValue(emulator.baseUri() + "/owners/4");
    }

    @Test
    void equalRequestsGetEqualBytesInEverySandbox() {
        String one = in("one").json("POST", "/owners", "{\"name\":\"Bob\"}").body();
        String two = in("two").json("POST", "/owners", "{\"name\":\"Bob\"}").body();
        assertThat(one).isEqualTo(two);
    }

    @Test
    void aSandboxHasItsOwnJournalAndClock() {
        in("one").post("/owners", "{\"name\":\"Bob\"}");
        in("one").json("POST", "/__service/clock", "{\"advance\":\"PT1H\"}");
        assertThat(in("one").get("/__service/journal").body())
                .contains("\"position\":3,\"first\":2,\"last\":3", "\"sandbox\":\"one\"");
        assertThat(client.get("/__service/journal").body())
                .contains("\"position\":1,\"first\":1,\"last\":1")
                .doesNotContain("\"sandbox\":\"one\"");
        assertThat(in("one").get("/__service/clock").body()).contains("2025-01-01T01:00:02.000Z");
        assertThat(client.get("/__service/clock").body()).contains("2025-01-01T00:00:01.000Z");
        in("one").json("POST", "/__service/journal/rewind", "{\"to\":1}");
        assertThat(names(in("one").get("/owners"))).containsExactly("Ann");
        client.json("POST", SANDBOXES + "/one/__service/journal/forward", "{}");
        assertThat(names(in("one").get("/owners"))).containsExactly("Ann", "Bob");
    }

    @Test
    void resetRestoresTheForkedState() {
        in("one").post("/owners", "{\"name\":\"Bob\"}");
        in("one").json("POST", "/__service/state/reset", "{}");
        assertThat(names(in("one").get("/owners"))).containsExactly("Ann");
        assertThat(names(client.get("/owners"))).containsExactly("Ann");
    }

    @Test
    void sandboxesAreListedReadAndDropped() {
        in("two").get("/owners");
        in("one").post("/owners", "{\"name\":\"Bob\"}");
        assertThat(client.get(SANDBOXES).body())
                .isEqualTo("{\"sandboxes\":["
                        + "{\"name\":\"one\",\"start\":1,\"position\":2,\"clock\":\"2025-01-01T00:00:02.000Z\"},"
                        + "{\"name\":\"two\",\"start\":1,\"position\":1,\"clock\":\"2025-01-01T00:00:01.000Z\"}]}");
        assertThat(client.get(SANDBOXES + "/one").body()).startsWith("{\"name\":\"one\"");
        assertThat(client.delete(SANDBOXES + "/one").statusCode()).isEqualTo(200);
        assertThat(client.get(SANDBOXES + "/one").statusCode()).isEqualTo(404);
        assertThat(client.delete(SANDBOXES + "/one").statusCode()).isEqualTo(404);
        assertThat(client.delete(SANDBOXES + "/default").statusCode()).isEqualTo(409);
        assertThat(names(in("one").get("/owners"))).containsExactly("Ann");
        assertThat(emulator.sandboxes()).containsExactly("one", "two");
    }

    @Test
    void aSandboxMayForkTheInitialState() {
        assertThat(client.json("PUT", SANDBOXES + "/fresh", "{\"from\":\"start\"}")
                        .body())
                .contains("\"start\":0,\"position\":0");
        assertThat(names(in("fresh").get("/owners"))).isEmpty();
        assertThat(client.json("PUT", SANDBOXES + "/fresh", "{}").statusCode()).isEqualTo(200);
        assertThat(client.json("PUT", SANDBOXES + "/fresh", "{\"from\":\"start\"}")
                        .statusCode())
                .isEqualTo(409);
        for (String wrong :
                List.of("{\"from\":\"x\"}", "{\"fro\":\"now\"}", "{\"idle\":\"1h\"}", "{\"idle\":5}", "[]")) {
            assertThat(client.json("PUT", SANDBOXES + "/other", wrong).statusCode())
                    .as(wrong)
                    .isEqualTo(400);
        }
        assertThat(emulator.sandboxes()).containsExactly("fresh");
    }

    @Test
    void diffsItsStateWithItsStartAndWithTheBase() {
        in("one").delete("/owners/1");
        in("one").post("/owners", "{\"name\":\"Bob\"}");
        client.post("/owners", "{\"name\":\"Cid\"}");
        assertThat(in("one").get("/__service/state/diff").body())
                .startsWith("{\"from\":1,\"to\":3,\"resources\":[\"owners\"],\"moved\":[{\"resource\":\"owners\","
                        + "\"id\":\"1\",\"kind\":\"removed\"")
                .contains("\"id\":\"2\",\"kind\":\"added\"");
        assertThat(in("one").get("/__service/state/diff?with=default").body())
                .contains("\"id\":\"2\",\"kind\":\"changed\",\"members\":[\"name\",\"created_at\"]", "Cid", "Bob");
        assertThat(in("one").get("/__service/state/diff?with=nobody").statusCode())
                .isEqualTo(404);
    }

    @Test
    void malformedNamesAreRejectedAndCreateNothing() {
        for (String wrong : List.of("..", ".one", "-one", "o ne", "one/two", "x".repeat(101), "one%2e", "é")) {
            assertThat(in(wrong).get("/owners").statusCode()).as(wrong).isEqualTo(400);
        }
        for (String wrong : List.of("/%2e%2e/owners", "/one%00/owners", "//owners", "/.hidden/owners")) {
            assertThat(client.get(SANDBOXES + wrong).statusCode()).as(wrong).isEqualTo(400);
        }
        assertThat(in("one").get(SANDBOXES + "/two/owners").statusCode()).isEqualTo(400);
        assertThat(client.json("PUT", SANDBOXES + "/default", "{}").statusCode())
                .isEqualTo(400);
        assertThat(emulator.sandboxes()).isEmpty();
    }

    @Test
    void theBaseHasANameToo() {
        assertThat(names(in("default").get("/owners"))).containsExactly("Ann");
        assertThat(names(client.get(SANDBOXES + "/default/owners"))).containsExactly("Ann");
    }

    @Test
    void otherMachinesMayUseTheSandboxPathButNotItsControlRoutes() {
        PlainRequest owners = PlainRequest.json("GET", SANDBOXES + "/one/owners", "");
        PlainRequest journal = PlainRequest.json("GET", SANDBOXES + "/one/__service/journal", "");
        PlainRequest list = PlainRequest.json("GET", SANDBOXES, "");
        assertThat(status(owners)).isEqualTo(200);
        assertThat(status(journal)).isEqualTo(403);
        assertThat(status(list)).isEqualTo(403);
    }

    private int status(PlainRequest request) {
        request.fields().put("host", "elsewhere.example.com");
        var reply = new ReplyBuffer();
        emulator.handle(request, reply);
        return reply.status();
    }

    @Test
    void idempotencyKeysAreIsolated() {
        PlainRequest one = PlainRequest.json("POST", "/owners", "{\"name\":\"Bob\"}");
        one.fields().put("idempotency-key", "k1");
        for (String sandbox : List.of("one", "two")) {
            one.fields().put("x-service-sandbox", sandbox);
            var reply = new ReplyBuffer();
            emulator.handle(one, reply);
            assertThat(PlainRequest.text(reply)).startsWith("201").doesNotContain("idempotent-replayed");
        }
    }

    @Test
    void aSandboxJournalCanBeVerified() {
        client.json("POST", SANDBOXES + "/one/owners", "{\"name\":\"Bob\"}");
        in("one").post("/owners", "{\"name\":\"Cid\"}");
        assertThat(in("one").json("POST", "/__service/journal/verify", "{}").body())
                .isEqualTo("{\"from\":1,\"to\":3,\"same\":true}");
    }

    @Test
    void earlierRemovalsAreNoDifference() {
        client.post("/owners", "{\"name\":\"Bob\"}");
        client.delete("/owners/1");
        in("one").json("POST", "/owners/2/pets", "{\"name\":\"Rex\"}");
        in("one").delete("/owners/2");
        assertThat(in("one").json("POST", "/__service/journal/verify", "{}").body())
                .isEqualTo("{\"from\":3,\"to\":5,\"same\":true}");
    }

    @Test
    void aGuestServesItsSandbox() {
        PetstoreEmulator guest = emulator.sandbox("guest", new PetstoreEmulator(), ForkPoint.START);
        PetstoreClient there = new PetstoreClient(guest);
        assertThat(guest.baseUri()).hasToString(emulator.baseUri() + SANDBOXES + "/guest");
        assertThat(guest.port()).isEqualTo(emulator.port());
        String path = guest.baseUri().getPath();
        there.post(path + "/owners", "{\"name\":\"Bob\"}");
        assertThat(names(there.get(path + "/owners"))).containsExactly("Bob");
        assertThat(names(client.get("/owners"))).containsExactly("Ann");
        assertThat(guest.journal().entries(0, 10)).hasSize(1);
        assertThat(guest.verify().difference()).isNull();
        assertThatThrownBy(() -> emulator.sandbox("guest", new PetstoreEmulator(), ForkPoint.NOW))
                .hasMessageContaining("'guest' already exists");
        assertThatThrownBy(() -> emulator.sandbox("other", guest, ForkPoint.NOW))
                .hasMessageContaining("started");
        guest.close();
        assertThat(emulator.sandboxes()).isEmpty();
    }

    @Test
    void idleSandboxesAreDropped() throws InterruptedException {
        client.json("PUT", SANDBOXES + "/short", "{\"idle\":\"PT0.001S\"}");
        client.json("PUT", SANDBOXES + "/long", "{\"idle\":\"PT1H\"}");
        Thread.sleep(20);
        assertThat(client.get(SANDBOXES).body()).contains("\"idle\":\"PT1H\"").doesNotContain("short");
    }

    @Test
    void theOptionSetsTheDefaultIdleTime() throws InterruptedException {
        try (PetstoreEmulator brief = new PetstoreEmulator()) {
            brief.start(EmulatorOptions.standard().withPort(0).withSandboxIdle(Duration.ofMillis(1)));
            new PetstoreClient(brief).in("one").get("/owners");
            Thread.sleep(20);
            assertThat(brief.sandboxes()).isEmpty();
        }
    }

    @Test
    void laterEditionsServeAllSandboxes() {
        in("one").post("/owners", "{\"name\":\"Bob\"}");
        emulator.continueAs(new PetstoreEmulator());
        assertThat(names(in("one").get("/owners"))).containsExactly("Ann", "Bob");
        in("one").post("/owners", "{\"name\":\"Cid\"}");
        assertThat(names(in("one").get("/owners"))).containsExactly("Ann", "Bob", "Cid");
        assertThat(names(client.get("/owners"))).containsExactly("Ann");
        assertThat(names(in("two").get("/owners"))).containsExactly("Ann");
    }

    @Test
    void manyThreadsUseManySandboxesConcurrently() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<List<String>>> found = new ArrayList<>();
            for (int thread = 0; thread < 8; thread++) {
                String name = "t" + thread % 4;
                found.add(threads.submit(() -> {
                    for (int turn = 0; turn < 25; turn++) {
                        in(name).post("/owners", "{\"name\":\"" + name + "\"}");
                    }
                    return names(in(name).get("/owners?limit=50"));
                }));
            }
            for (int thread = 0; thread < 8; thread++) {
                List<String> names = found.get(thread).get(60, TimeUnit.SECONDS);
                assertThat(names).hasSizeGreaterThan(25).isSubsetOf("Ann", "t" + thread % 4);
            }
            assertThat(client.get(SANDBOXES).body()).containsPattern("\"t0\",\"start\":1,\"position\":51");
        } finally {
            threads.shutdownNow();
        }
    }
}
