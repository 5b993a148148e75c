package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.petstore.NewOwner;
import dev.ectype.runtime.emulator.petstore.Owner;
import dev.ectype.runtime.emulator.petstore.OwnerOperations;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class JournalRoutesTest {
    private static final String JOURNAL = "/__service/journal";

    private final PetstoreEmulator emulator = new PetstoreEmulator();
    private PetstoreClient client;

    @BeforeEach
    void start() {
        emulator.start();
        client = new PetstoreClient(emulator);
        client.post("/owners", "{\"name\":\"Ann\"}");
        client.post("/owners/1/pets", "{\"name\":\"Rex\"}");
    }

    @AfterEach
    void stop() {
        emulator.close();
    }

    private String at(String pointer, String route) {
        Document found = client.read(route).at(MemberPath.parse(pointer));
        return found == null ? "nothing" : found.isString() ? found.text() : found.literal();
    }

    private String travel(String route, String body) {
        var reply = client.json("POST", JOURNAL + route, body);
        return reply.statusCode() + " " + reply.body();
    }

    @Test
    void listsTheWrites() {
        String listed = client.get(JOURNAL).body();
        assertThat(listed)
                .startsWith("{\"branch\":\"main\",\"position\":2,\"first\":1,\"last\":2,\"hash\":\""
                        + at("/hash", JOURNAL + "/2") + "\",\"entries\":[{\"position\":1,"
                        + "\"time\":\"2025-01-01T00:00:00.000Z\",\"sandbox\":\"default\",\"operation\":\"createOwner\","
                        + "\"status\":201,\"digest\":\"");
        assertThat(at("/entries/1/target", JOURNAL)).isEqualTo("/owners/1/pets");
        assertThat(at("/entries/0/position", JOURNAL + "?from=2&limit=1")).isEqualTo("2");
        assertThat(client.get(JOURNAL + "?limit=0").statusCode()).isEqualTo(400);
        assertThat(client.get(JOURNAL + "?from=x").statusCode()).isEqualTo(400);
    }

    @Test
    void returnsAnEntryWithItsRequestAndChanges() {
        assertThat(at("/request/body", JOURNAL + "/1")).isEqualTo("{\"name\":\"Ann\"}");
        assertThat(at("/request/headers/0", JOURNAL + "/1"))
                .isEqualTo("{\"name\":\"content-type\",\"value\":\"application/json\"}");
        assertThat(at("/changes/0/resource", JOURNAL + "/1")).isEqualTo("owners");
        assertThat(at("/changes/0/before", JOURNAL + "/1")).isEqualTo("nothing");
        assertThat(at("/changes/0/after/name", JOURNAL + "/1")).isEqualTo("Ann");
        assertThat(client.get(JOURNAL + "/3").statusCode()).isEqualTo(404);
        assertThat(client.get(JOURNAL + "/3").body()).contains("positions 1 to 2, not 3");
        assertThat(client.get(JOURNAL + "/first").statusCode()).isEqualTo(400);
    }

    @Test
    void credentialsAreNotStored() {
        assertThat(client.get(JOURNAL + "/1").body()).contains("content-type").doesNotContain("x-key");
    }

    @Test
    void rewindsAndGoesForward() {
        String later = client.get("/owners/1/pets").body();
        assertThat(travel("/rewind", "{\"to\":1}"))
                .isEqualTo("200 {\"branch\":\"main\",\"position\":1,\"first\":1,\"last\":2}");
        assertThat(Json.parse(client.get("/owners/1/pets").body())
                        .member("items")
                        .size())
                .isZero();
        assertThat(travel("/forward", "{}")).contains("\"position\":2");
        assertThat(client.get("/owners/1/pets").body()).isEqualTo(later);
        travel("/rewind", "{\"to\":0}");
        assertThat(client.get("/owners/1").statusCode()).isEqualTo(404);
        assertThat(travel("/forward", "{\"to\":1}")).contains("\"position\":1");
        assertThat(client.get("/owners/1").statusCode()).isEqualTo(200);
    }

    @Test
    void writesAfterARewindStartABranch() {
        travel("/rewind", "{\"to\":1}");
        Document made = client.post("/owners/1/pets", "{\"name\":\"Max\"}");
        assertThat(made.literal()).contains("Max");
        assertThat(client.get(JOURNAL + "/branches").body())
                .contains("\"branches\":[{\"name\":\"main\",\"startsAt\":0,\"last\":2},"
                        + "{\"name\":\"branch-1\",\"parent\":\"main\",\"startsAt\":1,\"last\":2}]");
        assertThat(at("/entries/0/operation", JOURNAL)).isEqualTo("createOwner");
        assertThat(at("/entries/1/target", JOURNAL)).isEqualTo("/owners/1/pets");
        travel("/rewind", "{\"to\":2,\"branch\":\"main\"}");
        assertThat(client.get("/owners/1/pets").body()).contains("Rex").doesNotContain("Max");
    }

    @Test
    void returnsTheStateAtAPositionWithoutMoving() {
        String now = client.send("POST", "/__service/state/snapshot", "", "").body();
        assertThat(client.get(JOURNAL + "/2/state").body()).isEqualTo(now);
        assertThat(at("/snapshot/resources/owners/0/document/name", JOURNAL + "/1/state"))
                .isEqualTo("Ann");
        assertThat(at("/snapshot/resources/pets", JOURNAL + "/1/state")).isEqualTo("[]");
        assertThat(at("/snapshot/position", JOURNAL + "/oldest/state")).isEqualTo("0");
        assertThat(at("/position", JOURNAL)).isEqualTo("2");
        travel("/rewind", "{\"to\":1}");
        assertThat(client.get(JOURNAL + "/2/state").body()).isEqualTo(now);
        assertThat(emulator.journal().branches()).hasSize(1);
        assertThat(client.get(JOURNAL + "/3/state").body()).contains("not written yet");
        assertThat(client.get(JOURNAL + "/3/state").statusCode()).isEqualTo(404);
        assertThat(client.get(JOURNAL + "/x/state").statusCode()).isEqualTo(400);
        assertThat(client.send("POST", JOURNAL + "/1/state", "", "").statusCode())
                .isEqualTo(405);
    }

    @Test
    void diffListsTheChangedRows() {
        assertThat(at("/moved/0/members", JOURNAL + "/diff?from=1")).contains("\"name\"");
        assertThat(at("/moved/0/kind", JOURNAL + "/diff?from=1")).isEqualTo("added");
        client.delete("/owners/1");
        assertThat(at("/resources", JOURNAL + "/diff?from=2&to=3")).contains("pets", "owners");
        assertThat(at("/moved/0/kind", JOURNAL + "/diff?from=3&to=2")).isEqualTo("added");
        assertThat(at("/resources", JOURNAL + "/diff?from=1&to=3")).isEqualTo("[\"owners\"]");
        assertThat(client.get(JOURNAL + "/diff?from=1&to=9").statusCode()).isEqualTo(404);
    }

    @Test
    void rejectsInvalidMovesAndKeepsTheState() {
        assertThat(travel("/rewind", "{}")).startsWith("400");
        assertThat(travel("/rewind", "[]")).startsWith("400");
        assertThat(travel("/rewind", "{\"to\":-1}")).startsWith("400");
        assertThat(travel("/rewind", "{\"to\":1.5}")).startsWith("400");
        assertThat(travel("/rewind", "{\"to\":9}")).startsWith("400").contains("the state is at 2");
        assertThat(travel("/forward", "{\"to\":9}")).startsWith("404").contains("not written yet");
        assertThat(travel("/forward", "{\"to\":1}")).startsWith("400").contains("rewind");
        assertThat(travel("/rewind", "{\"to\":1,\"branch\":\"other\"}"))
                .startsWith("404")
                .contains("[main]");
        assertThat(client.send("POST", JOURNAL + "/rewind", "{\"to\":1}", "text/plain")
                        .statusCode())
                .isEqualTo(415);
        assertThat(client.get(JOURNAL + "/rewind").statusCode()).isEqualTo(405);
        assertThat(emulator.journal().branches()).hasSize(1);
        assertThat(at("/position", JOURNAL)).isEqualTo("2");
    }

    @Test
    void verificationReplaysTheWritesWithEqualOutcomes() {
        client.delete("/owners/1");
        client.json("POST", "/__service/clock", "{\"advance\":\"P1D\"}");
        client.post("/owners", "{\"name\":\"Eve\"}");
        assertThat(travel("/verify", "{}")).isEqualTo("200 {\"from\":0,\"to\":5,\"same\":true}");
        travel("/rewind", "{\"to\":1}");
        client.post("/owners/1/pets", "{\"name\":\"Max\"}");
        assertThat(travel("/verify", "{}")).isEqualTo("200 {\"from\":0,\"to\":2,\"same\":true}");
        assertThat(emulator.position()).isEqualTo(2);
    }

    @Test
    void aKeyReusedAfterARewindVerifies() {
        PetstoreClient keyed = new PetstoreClient(emulator).with("idempotency-key", "one");
        keyed.post("/owners", "{\"name\":\"Eve\"}");
        travel("/rewind", "{\"to\":3}");
        keyed.post("/owners", "{\"name\":\"Max\"}");
        assertThat(travel("/verify", "{}")).isEqualTo("200 {\"from\":0,\"to\":4,\"same\":true}");
    }

    @Test
    void verificationNamesTheFirstDifferentWrite() {
        try (PetstoreEmulator counting = new Counting()) {
            counting.start();
            client = new PetstoreClient(counting);
            client.post("/owners", "{\"name\":\"Ann\"}");
            client.post("/owners", "{\"name\":\"Bob\"}");
            assertThat(travel("/verify", "{}"))
                    .startsWith("200 {\"from\":0,\"to\":1,\"same\":false,\"difference\":{\"position\":1,")
                    .contains("\"what\":\"the response has different bytes\"");
        }
    }

    @Test
    void theSameWritesHaveTheSameHashes() {
        String hash = at("/hash", JOURNAL + "/2");
        assertThat(hash).matches("[0-9a-f]{64}").isNotEqualTo(at("/hash", JOURNAL + "/1"));
        emulator.close();
        PetstoreEmulator again = new PetstoreEmulator();
        try (again) {
            again.start();
            client = new PetstoreClient(again);
            client.post("/owners", "{\"name\":\"Ann\"}");
            client.post("/owners/1/pets", "{\"name\":\"Rex\"}");
            assertThat(at("/hash", JOURNAL)).isEqualTo(hash);
        }
    }

    /** Returns a different reply for each request, across all emulators. */
    private static final class Counting extends PetstoreEmulator {
        private static final AtomicInteger CALLS = new AtomicInteger();

        @Override
        protected OwnerOperations owners(RequestContext exchange) {
            return new OwnerOperations(exchange) {
                @Override
                protected Reply<Owner> createOwner(Body<NewOwner> body) {
                    StoredInstance<Owner> made = owners().insert(body);
                    String name = made.value().name() + CALLS.incrementAndGet();
                    return created(
                            owners().replace(made, Body.of(Json.parse("{\"name\":\"" + name + "\"}"), NewOwner.class)));
                }
            };
        }
    }
}
