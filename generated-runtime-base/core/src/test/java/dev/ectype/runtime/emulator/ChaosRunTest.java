package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs chaos rules and checks that equal requests meet equal faults. */
final class ChaosRunTest {
    private static final String CHAOS = "/__service/chaos";

    private PetstoreEmulator emulator = new PetstoreEmulator();

    @BeforeEach
    void start() {
        emulator.boot(EmulatorOptions.standard());
    }

    private ReplyBuffer send(String method, String path, String body) {
        ReplyBuffer reply = new ReplyBuffer();
        PlainRequest request = PlainRequest.json(method, path, body);
        request.fields().put("host", "localhost");
        emulator.handle(request, reply);
        return reply;
    }

    private String exchange(String method, String path, String body) {
        ReplyBuffer reply = send(method, path, body);
        return PlainRequest.text(reply) + "\n" + reply.delivery() + "\n" + reply.reason();
    }

    private String put(String rules) {
        String reply = exchange("PUT", CHAOS, "{\"rules\":[" + rules + "]}");
        assertThat(reply).startsWith("200\n");
        return reply;
    }

    private int status(String method, String path, String body) {
        return send(method, path, body).status();
    }

    private int create() {
        return status("POST", "/owners", "{\"name\":\"Ann\"}");
    }

    private int list() {
        return status("GET", "/owners", "");
    }

    private String count(String rule) {
        Document counts = Json.parse(PlainRequest.text(send("GET", CHAOS, "")).replaceFirst("(?s)^.*?\n(?=\\{)", ""))
                .at(MemberPath.of("counts", rule));
        return String.valueOf(counts);
    }

    /** Sends a fixed series of requests and returns all responses. */
    private List<String> run() {
        List<String> seen = new ArrayList<>();
        for (int round = 0; round < 12; round++) {
            seen.add(exchange("GET", "/owners", ""));
            seen.add(exchange("POST", "/owners", "{\"name\":\"Ann\"}"));
            seen.add(exchange("GET", "/owners/1", ""));
            seen.add(exchange("GET", "/owners/1", ""));
            seen.add(exchange("POST", "/owners/1/pets", "{\"name\":\"Rex\"}"));
        }
        return seen;
    }

    static final String ALL_SORTS = """
            {"name": "slow", "operation": "*", "share": 0.4, "latency": {"logNormal": {"median": 80, "sigma": 0.7}}},
            {"name": "down", "operation": "createOwner", "share": 0.3, "error": {"status": 503, "retryAfter": 7}},
            {"name": "lost", "resource": "pets", "share": 0.3, "reset": true},
            {"name": "cut", "method": "GET", "share": 0.2, "truncated": true},
            {"name": "spoilt", "path": "/owners/{ownerId}", "share": 0.3, "malformed": true},
            {"name": "limit", "operation": "listOwners", "rateLimit": {"limit": 2, "requests": 5}}""";

    @Test
    void sameRunHasTheSameBytes() {
        put(ALL_SORTS);
        List<String> first = run();
        emulator = new PetstoreEmulator();
        start();
        put(ALL_SORTS);
        assertThat(run()).isEqualTo(first);
        assertThat(String.join("\n", first))
                .contains(
                        "[chaos: slow]",
                        "[chaos: down]",
                        "[chaos: lost]",
                        "[chaos: cut]",
                        "[chaos: spoilt]",
                        "[chaos: limit]")
                .contains("slow, ");
    }

    @Test
    void goingBackRestoresTheDice() {
        put(ALL_SORTS);
        run();
        long position = emulator.position();
        String counts = exchange("GET", CHAOS, "");
        List<String> first = run();
        for (int again = 0; again < 2; again++) {
            emulator.rewind(position);
            assertThat(exchange("GET", CHAOS, "").replaceFirst("date: .*", ""))
                    .as("what was counted by then, for the last request of a run is a write")
                    .isEqualTo(counts.replaceFirst("date: .*", ""));
            assertThat(run()).isEqualTo(first);
        }
    }

    @Test
    void anotherSeedAnotherRun() {
        put(ALL_SORTS);
        List<String> first = run();
        emulator = new PetstoreEmulator();
        emulator.boot(EmulatorOptions.standard().withSeed(1));
        put(ALL_SORTS);
        assertThat(run()).isNotEqualTo(first);
    }

    @Test
    void injectedErrorHasTheErrorFormOfTheApi() {
        put("{\"operation\":\"createOwner\",\"error\":{\"status\":503,\"retryAfter\":7}}");
        String reply = exchange("POST", "/owners", "{\"name\":\"Ann\"}");
        assertThat(reply)
                .startsWith("503\n")
                .contains("retry-after: 7")
                .contains("x-service-chaos: rule-1")
                .contains("createOwner the service is temporarily unavailable [chaos: rule-1]");
        assertThat(list()).isEqualTo(200);
        assertThat(emulator.position()).isEqualTo(1);
    }

    @Test
    void anErrorMayFollowASuccessfulWrite() {
        put("{\"operation\":\"createOwner\",\"next\":1,\"done\":true,\"error\":500}");
        assertThat(create()).isEqualTo(500);
        assertThat(status("GET", "/owners/1", "")).isEqualTo(200);
        assertThat(emulator.verify().difference()).isNull();
    }

    @Test
    void connectionIsLostBeforeOrAfterTheWrite() {
        put("{\"operation\":\"createOwner\",\"next\":1,\"reset\":true}");
        assertThat(send("POST", "/owners", "{\"name\":\"Ann\"}").delivery())
                .isEqualTo(Delivery.of(Delivery.Mode.RESET));
        assertThat(status("GET", "/owners/1", "")).isEqualTo(200);
        put("{\"operation\":\"createOwner\",\"done\":false,\"timeout\":true}");
        assertThat(send("POST", "/owners", "{\"name\":\"Ann\"}").delivery())
                .isEqualTo(Delivery.of(Delivery.Mode.NEVER));
        assertThat(status("GET", "/owners/2", "")).isEqualTo(404);
    }

    @Test
    void nextRequestsOfAnOperationFailAndThoseAfterDoNot() {
        String reply = exchange("POST", CHAOS, "{\"operation\":\"createOwner\",\"next\":2,\"error\":500}");
        assertThat(reply).startsWith("200\n");
        assertThat(List.of(list(), create(), create(), create())).containsExactly(200, 500, 500, 201);
        assertThat(count("rule-1")).isEqualTo("{\"matched\":3,\"came\":2}");
        exchange("POST", CHAOS, "{\"operation\":\"listOwners\",\"next\":1,\"error\":404}");
        assertThat(count("rule-1")).as("one that is over makes room").isEqualTo("null");
        assertThat(count("rule-2")).isEqualTo("{\"matched\":0,\"came\":0}");
    }

    @Test
    void nextCountsConcurrentRequestsExactly() throws Exception {
        exchange("POST", CHAOS, "{\"operation\":[\"createOwner\",\"listOwners\"],\"next\":137,\"error\":500}");
        AtomicInteger failed = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int thread = 0; thread < 6; thread++) {
            boolean writes = thread % 2 == 0;
            threads.add(new Thread(() -> {
                for (int request = 0; request < 100; request++) {
                    failed.addAndGet((writes ? create() : list()) == 500 ? 1 : 0);
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(failed.get()).isEqualTo(137);
        assertThat(count("rule-1")).isEqualTo("{\"matched\":600,\"came\":137}");
    }

    @Test
    void addedRuleKeepsTheCountsOfOthers() {
        put("{\"name\":\"old\",\"operation\":\"createOwner\",\"requests\":{\"from\":3,\"to\":3},\"error\":500}");
        create();
        exchange("POST", CHAOS, "{\"operation\":\"listOwners\",\"next\":1,\"error\":404}");
        assertThat(List.of(create(), create(), create())).containsExactly(201, 500, 201);
    }

    @Test
    void ruleAppliesFromItsStartTime() {
        put(
                "{\"operation\":\"listOwners\",\"time\":{\"from\":\"2025-01-02T00:00:00Z\",\"to\":\"2025-01-03T00:00:00Z\"},\"error\":500}");
        List<Integer> statuses = new ArrayList<>();
        for (String time : List.of("2025-01-01T23:59:59Z", "2025-01-02T00:00:00Z", "2025-01-03T00:00:01Z")) {
            exchange("POST", "/__service/clock", "{\"set\":\"" + time + "\"}");
            statuses.add(list());
        }
        assertThat(statuses).containsExactly(200, 500, 200);
    }

    @Test
    void rateLimitReportsTheRemainderAndEndsWithItsWindow() {
        put("{\"name\":\"few\",\"operation\":\"listOwners\",\"rateLimit\":{\"limit\":2,\"seconds\":60}}");
        assertThat(exchange("GET", "/owners", ""))
                .contains("ratelimit-policy: \"few\";q=2;w=60", "ratelimit: \"few\";r=1;t=59");
        assertThat(exchange("GET", "/owners", ""))
                .contains("ratelimit: \"few\";r=0;t=59")
                .doesNotContain("x-service-chaos");
        assertThat(exchange("GET", "/owners", ""))
                .startsWith("429\n")
                .contains("retry-after: 59", "x-service-chaos: few");
        create();
        assertThat(list()).isEqualTo(429);
        exchange("POST", "/__service/clock", "{\"advance\":\"PT1M\"}");
        assertThat(List.of(list(), list(), list())).containsExactly(200, 200, 429);
        emulator.rewind(emulator.position() - 1);
        assertThat(exchange("GET", "/owners", ""))
                .as("two were used up when it was written")
                .startsWith("429\n");
    }

    @Test
    void rulesFollowRewindAndForwardAndEndWithAReset() {
        create();
        put("{\"operation\":\"listOwners\",\"error\":500}");
        assertThat(list()).isEqualTo(500);
        emulator.rewind(1);
        assertThat(list()).isEqualTo(200);
        emulator.forward();
        assertThat(list()).isEqualTo(500);
        byte[] snapshot = emulator.snapshot();
        assertThat(new String(snapshot, java.nio.charset.StandardCharsets.UTF_8))
                .doesNotContain("chaos");
        emulator.restore(Json.parse(snapshot));
        assertThat(list()).as("a snapshot has no rules, and takes none away").isEqualTo(500);
        exchange("DELETE", CHAOS, "");
        assertThat(list()).isEqualTo(200);
        emulator.rewind(emulator.position() - 1);
        emulator.reset();
        assertThat(list()).isEqualTo(200);
    }

    @Test
    void sandboxInheritsRulesAndThenChangesItsOwn() {
        put("{\"operation\":\"listOwners\",\"error\":500},{\"name\":\"there\",\"sandbox\":\"there\",\"error\":502}");
        String there = "/__service/sandboxes/there";
        assertThat(status("GET", there + "/owners", "")).isEqualTo(500);
        assertThat(status("GET", there + "/owners/1", "")).isEqualTo(502);
        assertThat(status("GET", "/owners/1", "")).isEqualTo(404);
        exchange("DELETE", there + CHAOS, "");
        assertThat(status("GET", there + "/owners", "")).isEqualTo(200);
        assertThat(list()).isEqualTo(500);
    }

    @Test
    void laterEditionKeepsTheRulesAndResetsToTheInitialOnes() {
        emulator = new PetstoreEmulator();
        Document rules = Json.parse("[{\"operation\":\"listOwners\",\"error\":500}]");
        emulator.boot(EmulatorOptions.standard().withChaos(new RuleFile("rules.json", rules, pointer -> "1:1")));
        assertThat(list()).isEqualTo(500);
        put("{\"operation\":\"createOwner\",\"next\":1,\"error\":502}");
        emulator.continueAs(new PetstoreEmulator());
        assertThat(List.of(list(), create(), create())).containsExactly(200, 502, 201);
        emulator.reset();
        assertThat(List.of(list(), create())).containsExactly(500, 201);
    }

    @Test
    void verificationIgnoresFaults() {
        put(ALL_SORTS);
        run();
        exchange("POST", CHAOS, "{\"operation\":\"listOwners\",\"next\":1,\"error\":404}");
        run();
        exchange("DELETE", CHAOS, "");
        create();
        assertThat(emulator.verify().difference()).isNull();
    }

    @Test
    void emptyReplyHasItsHeadOnly() {
        put("{\"operation\":\"listOwners\",\"empty\":true},{\"operation\":\"createOwner\",\"drip\":10}");
        ReplyBuffer reply = send("GET", "/owners", "");
        assertThat(reply.bodyTo()).isEqualTo(reply.bodyFrom());
        assertThat(PlainRequest.text(reply)).startsWith("200\ncontent-type: application/json");
        assertThat(send("POST", "/owners", "{\"name\":\"Ann\"}").delivery()).isEqualTo(Delivery.dripping(10));
    }

    @Test
    void inspectionAndJournalContainTheRules() {
        assertThat(exchange("GET", "/__service/inspect", "")).doesNotContain("chaos");
        put("{\"operation\":\"listOwners\",\"error\":500}");
        assertThat(exchange("GET", "/__service/inspect", "")).contains("\"chaos\":\"1 rule\"");
        assertThat(exchange("GET", "/__service/journal", ""))
                .contains(
                        "\"operation\":\"chaos\",\"status\":200", "\"method\":\"PUT\",\"target\":\"/__service/chaos\"");
        create();
        assertThat(emulator.diff(0, 2).changedRows()).hasSize(1);
        String rules = PlainRequest.text(send("GET", CHAOS, ""));
        assertThat(exchange("PUT", CHAOS, rules.substring(rules.indexOf("{\"rules\""))))
                .startsWith("200\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"rules\":[{\"operation\":\"creatOwner\",\"error\":500}]}#rules[0].operation: there is no operation \"creatOwner\"; did you mean createOwner?",
                "{\"rules\":[{\"resource\":\"pests\",\"error\":500}]}#did you mean pets?",
                "{\"rules\":[{\"path\":\"/owner\",\"error\":500}]}#did you mean /owners?",
                "{\"rules\":[{\"error\":500}]}#rules[0]: the rule matches nothing",
                "{\"rules\":[{\"operation\":\"createOwner\",\"method\":\"GET\",\"error\":500}]}#no operation matches all of its members",
                "{\"rules\":[{\"operation\":\"*\",\"share\":1.5,\"error\":500}]}#rules[0].share: expected a number from 0 to 1, found 1.5",
                "{\"rules\":[{\"operation\":\"*\",\"eror\":500}]}#rules[0].eror: unknown member; did you mean error?",
                "{\"rules\":[{\"operation\":\"*\"}]}#expected one fault of latency",
                "{\"rules\":[{\"operation\":\"*\",\"reset\":true,\"empty\":true}]}#found reset and empty",
                "{\"rules\":[{\"operation\":\"*\",\"error\":200}]}#rules[0].error: expected an integer from 400 to 599, found 200",
                "{\"rules\":[{\"operation\":\"*\",\"error\":500},{\"operation\":\"*\",\"latency\":-1}]}#rules[1].latency",
                "{\"rules\":[{\"name\":\"a\",\"operation\":\"*\",\"error\":500},{\"name\":\"a\",\"operation\":\"*\",\"error\":500}]}#two rules have the name",
                "{\"rules\":{}}#expected a list of rules",
                "{}#expected a list of rules"
            })
    void invalidRulesAreRejectedWithTheirPositionAndChangeNothing(String both) {
        put("{\"operation\":\"listOwners\",\"error\":500}");
        long position = emulator.position();
        int hash = both.indexOf("}#");
        String reply = exchange("PUT", CHAOS, both.substring(0, hash + 1));
        assertThat(reply).startsWith("422\n").contains("invalid_chaos");
        assertThat(reply.replace("\\\"", "\"")).contains(both.substring(hash + 2));
        assertThat(emulator.position()).isEqualTo(position);
        assertThat(list()).isEqualTo(500);
    }
}
