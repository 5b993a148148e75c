package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Tests that equal requests meet equal faults, also after a rewind, in sandboxes and in later editions. */
final class ChaosRunTest {
    private static final String ALL_SORTS = """
            {"name": "slow", "operation": "*", "share": 0.4, "latency": {"logNormal": {"median": 80, "sigma": 0.7}}},
            {"name": "down", "operation": "createOwner", "share": 0.3, "error": {"status": 503, "retryAfter": 7}},
            {"name": "lost", "resource": "pets", "share": 0.3, "reset": true},
            {"name": "cut", "method": "GET", "share": 0.2, "truncated": true},
            {"name": "spoilt", "path": "/owners/{ownerId}", "share": 0.3, "malformed": true},
            {"name": "limit", "operation": "listOwners", "rateLimit": {"limit": 2, "requests": 5}}""";

    private ChaosClient client = new ChaosClient(EmulatorOptions.standard());

    /** Sends a fixed series of requests and returns all responses. */
    private List<String> run() {
        List<String> seen = new ArrayList<>();
        for (int round = 0; round < 12; round++) {
            seen.add(client.exchange("GET", "/owners", ""));
            seen.add(client.exchange("POST", "/owners", "{\"name\":\"Ann\"}"));
            seen.add(client.exchange("GET", "/owners/1", ""));
            seen.add(client.exchange("GET", "/owners/1", ""));
            seen.add(client.exchange("POST", "/owners/1/pets", "{\"name\":\"Rex\"}"));
        }
        return seen;
    }

    @Test
    void sameRunHasTheSameBytes() {
        client.put(ALL_SORTS);
        List<String> first = run();
        client = new ChaosClient(EmulatorOptions.standard());
        client.put(ALL_SORTS);
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
    void rewindRestoresTheRandomDecisions() {
        client.put(ALL_SORTS);
        run();
        long position = client.emulator().position();
        String counts = client.exchange("GET", ChaosClient.CHAOS, "");
        List<String> first = run();
        for (int again = 0; again < 2; again++) {
            client.emulator().rewind(position);
            assertThat(client.exchange("GET", ChaosClient.CHAOS, "").replaceFirst("date: .*", ""))
                    .as("the counts at that position, as the last request of a run is a write")
                    .isEqualTo(counts.replaceFirst("date: .*", ""));
            assertThat(run()).isEqualTo(first);
        }
    }

    @Test
    void anotherSeedHasOtherFaults() {
        client.put(ALL_SORTS);
        List<String> first = run();
        client = new ChaosClient(EmulatorOptions.standard().withSeed(1));
        client.put(ALL_SORTS);
        assertThat(run()).isNotEqualTo(first);
    }

    @Test
    void ruleForTheNextRequestsEndsAfterThem() {
        String reply =
                client.exchange("POST", ChaosClient.CHAOS, "{\"operation\":\"createOwner\",\"next\":2,\"error\":500}");
        assertThat(reply).startsWith("200\n");
        assertThat(List.of(client.list(), client.create(), client.create(), client.create()))
                .containsExactly(200, 500, 500, 201);
        assertThat(client.count("rule-1")).isEqualTo("{\"matched\":3,\"came\":2}");
        client.exchange("POST", ChaosClient.CHAOS, "{\"operation\":\"listOwners\",\"next\":1,\"error\":404}");
        assertThat(client.count("rule-1")).as("one that is over makes room").isEqualTo("null");
        assertThat(client.count("rule-2")).isEqualTo("{\"matched\":0,\"came\":0}");
    }

    @Test
    void nextCountsConcurrentRequestsExactly() throws Exception {
        client.exchange(
                "POST",
                ChaosClient.CHAOS,
                "{\"operation\":[\"createOwner\",\"listOwners\"],\"next\":137,\"error\":500}");
        AtomicInteger failed = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int thread = 0; thread < 6; thread++) {
            boolean writes = thread % 2 == 0;
            threads.add(new Thread(() -> {
                for (int request = 0; request < 100; request++) {
                    failed.addAndGet((writes ? client.create() : client.list()) == 500 ? 1 : 0);
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(failed.get()).isEqualTo(137);
        assertThat(client.count("rule-1")).isEqualTo("{\"matched\":600,\"came\":137}");
    }

    @Test
    void addedRuleKeepsTheCountsOfOthers() {
        client.put("{\"name\":\"old\",\"operation\":\"createOwner\",\"requests\":{\"from\":3,\"to\":3},\"error\":500}");
        client.create();
        client.exchange("POST", ChaosClient.CHAOS, "{\"operation\":\"listOwners\",\"next\":1,\"error\":404}");
        assertThat(List.of(client.create(), client.create(), client.create())).containsExactly(201, 500, 201);
    }

    @Test
    void rulesFollowRewindAndForwardAndEndWithAReset() {
        client.create();
        client.put("{\"operation\":\"listOwners\",\"error\":500}");
        assertThat(client.list()).isEqualTo(500);
        client.emulator().rewind(1);
        assertThat(client.list()).isEqualTo(200);
        client.emulator().forward();
        assertThat(client.list()).isEqualTo(500);
        byte[] snapshot = client.emulator().snapshot();
        assertThat(new String(snapshot, StandardCharsets.UTF_8)).doesNotContain("chaos");
        client.emulator().restore(Json.parse(snapshot));
        assertThat(client.list())
                .as("a snapshot has no rules, and takes none away")
                .isEqualTo(500);
        client.exchange("DELETE", ChaosClient.CHAOS, "");
        assertThat(client.list()).isEqualTo(200);
        client.emulator().rewind(client.emulator().position() - 1);
        client.emulator().reset();
        assertThat(client.list()).isEqualTo(200);
    }

    @Test
    void sandboxInheritsRulesAndThenChangesItsOwn() {
        client.put(
                "{\"operation\":\"listOwners\",\"error\":500},{\"name\":\"there\",\"sandbox\":\"there\",\"error\":502}");
        String there = "/__service/sandboxes/there";
        assertThat(client.status("GET", there + "/owners", "")).isEqualTo(500);
        assertThat(client.status("GET", there + "/owners/1", "")).isEqualTo(502);
        assertThat(client.status("GET", "/owners/1", "")).isEqualTo(404);
        client.exchange("DELETE", there + ChaosClient.CHAOS, "");
        assertThat(client.status("GET", there + "/owners", "")).isEqualTo(200);
        assertThat(client.list()).isEqualTo(500);
    }

    @Test
    void laterEditionKeepsTheRulesAndResetsToTheInitialOnes() {
        Document rules = Json.parse("[{\"operation\":\"listOwners\",\"error\":500}]");
        client = new ChaosClient(
                EmulatorOptions.standard().withChaos(new RuleFile("rules.json", rules, pointer -> "1:1")));
        assertThat(client.list()).isEqualTo(500);
        client.put("{\"operation\":\"createOwner\",\"next\":1,\"error\":502}");
        client.emulator().continueAs(new PetstoreEmulator());
        assertThat(List.of(client.list(), client.create(), client.create())).containsExactly(200, 502, 201);
        client.emulator().reset();
        assertThat(List.of(client.list(), client.create())).containsExactly(500, 201);
    }

    @Test
    void verificationIgnoresFaults() {
        client.put(ALL_SORTS);
        run();
        client.exchange("POST", ChaosClient.CHAOS, "{\"operation\":\"listOwners\",\"next\":1,\"error\":404}");
        run();
        client.exchange("DELETE", ChaosClient.CHAOS, "");
        client.create();
        assertThat(client.emulator().verify().difference()).isNull();
    }
}
