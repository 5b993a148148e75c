package dev.ectype.runtime.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Reads valid and damaged rules. Each is accepted or refused with a message. */
class RuleFuzzTest {
    private static final RuleNames WORDS = new RuleNames(
            () -> List.of(
                    new RuleTarget("listPets", "pets", List.of("animals"), "GET", "/pets", null),
                    new RuleTarget("createPet", "pets", List.of("animals"), "POST", "/pets", "PetAdded")),
            (typed, names) -> null);

    private static final String GOOD = """
            {"rules":[
            {"name":"a","operation":["listPets","createPet"],"share":0.5,"latency":{"logNormal":{"median":80,"sigma":0.5,"most":900}}},
            {"tag":"animals","latency":{"uniform":{"from":1,"to":2}},"requests":{"from":1,"to":9}},
            {"resource":"pets","error":{"status":503,"retryAfter":5,"message":"later"},"done":true,"next":3},
            {"method":"GET","path":"/pets","rateLimit":{"limit":3,"seconds":60},"sandbox":["x","y"]},
            {"operation":"*","rateLimit":{"limit":3,"requests":60,"retryAfter":2}},
            {"operation":"*","truncated":{"bytes":3},"time":{"from":"2025-01-01T00:00:00Z","to":"2025-01-02T00:00:00Z"}},
            {"message":"PetAdded","drop":true,"share":0.5},{"message":"*","sandbox":"x","latency":5},
            {"operation":"*","drip":{"bytesPerSecond":10}},{"operation":"*","timeout":true,"done":false}]}""";

    private static final String[] PIECES = {
        "null",
        "true",
        "-1",
        "1e999",
        "9999999999999999999999",
        "0.5",
        "\"\"",
        "\"*\"",
        "[]",
        "{}",
        "[[]]",
        "{\"from\":5,\"to\":1}",
        "\"listPets\"",
        "{\"fixed\":{}}",
        "\"2025-13-01\"",
        "\"\\u0000\"",
        "1e-400"
    };

    @Test
    void everyKindOfRuleIsRead() {
        assertThat(new ChaosRuleReader(WORDS, Set.of()).all(Json.parse(GOOD))).hasSize(10);
    }

    @Test
    void damagedRulesAreReadOrRefused() {
        Random random = new Random(4);
        int refused = 0;
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder(GOOD);
            for (int edits = 1 + random.nextInt(2); edits > 0; edits--) {
                int colon = text.indexOf(":", random.nextInt(text.length() - 40));
                int end = Math.max(text.indexOf(",", colon), colon + 1);
                if (random.nextInt(4) == 0) {
                    text.deleteCharAt(random.nextInt(text.length() - 1));
                } else if (colon > 0 && end < text.length()) {
                    text.replace(colon + 1, end, PIECES[random.nextInt(PIECES.length)]);
                }
            }
            try {
                new ChaosRuleReader(WORDS, Set.of()).all(Json.parse(text.toString()));
            } catch (InvalidRules invalid) {
                refused++;
                assertThat(invalid.getMessage()).isNotBlank();
                assertThat(invalid.errors()).isNotEmpty();
            } catch (MalformedJson broken) {
                // The parser reports the error.
            }
        }
        assertThat(refused).isGreaterThan(1_000);
    }
}
