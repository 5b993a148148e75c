package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.ReplyBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the faults of single chaos rules, and which rules are invalid. */
final class ChaosRulesTest {
    private final ChaosClient client = new ChaosClient(EmulatorOptions.standard());

    @Test
    void injectedErrorHasTheErrorFormOfTheApi() {
        client.put("{\"operation\":\"createOwner\",\"error\":{\"status\":503,\"retryAfter\":7}}");
        String reply = client.exchange("POST", "/owners", "{\"name\":\"Ann\"}");
        assertThat(reply)
                .startsWith("503\n")
                .contains("retry-after: 7")
                .contains("x-service-chaos: rule-1")
                .contains("createOwner the service is temporarily unavailable [chaos: rule-1]");
        assertThat(client.list()).isEqualTo(200);
        assertThat(client.emulator().position()).isEqualTo(1);
    }

    @Test
    void errorMayFollowASuccessfulWrite() {
        client.put("{\"operation\":\"createOwner\",\"next\":1,\"done\":true,\"error\":500}");
        assertThat(client.create()).isEqualTo(500);
        assertThat(client.status("GET", "/owners/1", "")).isEqualTo(200);
        assertThat(client.emulator().verify().difference()).isNull();
    }

    @Test
    void connectionIsLostBeforeOrAfterTheWrite() {
        client.put("{\"operation\":\"createOwner\",\"next\":1,\"reset\":true}");
        assertThat(client.send("POST", "/owners", "{\"name\":\"Ann\"}").delivery())
                .isEqualTo(Delivery.of(Delivery.Mode.RESET));
        assertThat(client.status("GET", "/owners/1", "")).isEqualTo(200);
        client.put("{\"operation\":\"createOwner\",\"done\":false,\"timeout\":true}");
        assertThat(client.send("POST", "/owners", "{\"name\":\"Ann\"}").delivery())
                .isEqualTo(Delivery.of(Delivery.Mode.NEVER));
        assertThat(client.status("GET", "/owners/2", "")).isEqualTo(404);
    }

    @Test
    void ruleAppliesFromItsStartTime() {
        client.put(
                "{\"operation\":\"listOwners\",\"time\":{\"from\":\"2025-01-02T00:00:00Z\",\"to\":\"2025-01-03T00:00:00Z\"},\"error\":500}");
        List<Integer> statuses = new ArrayList<>();
        for (String time : List.of("2025-01-01T23:59:59Z", "2025-01-02T00:00:00Z", "2025-01-03T00:00:01Z")) {
            client.exchange("POST", "/__service/clock", "{\"set\":\"" + time + "\"}");
            statuses.add(client.list());
        }
        assertThat(statuses).containsExactly(200, 500, 200);
    }

    @Test
    void rateLimitReportsTheRemainderAndEndsWithItsWindow() {
        client.put("{\"name\":\"few\",\"operation\":\"listOwners\",\"rateLimit\":{\"limit\":2,\"seconds\":60}}");
        assertThat(client.exchange("GET", "/owners", ""))
                .contains("ratelimit-policy: \"few\";q=2;w=60", "ratelimit: \"few\";r=1;t=59");
        assertThat(client.exchange("GET", "/owners", ""))
                .contains("ratelimit: \"few\";r=0;t=59")
                .doesNotContain("x-service-chaos");
        assertThat(client.exchange("GET", "/owners", ""))
                .startsWith("429\n")
                .contains("retry-after: 59", "x-service-chaos: few");
        client.create();
        assertThat(client.list()).isEqualTo(429);
        client.exchange("POST", "/__service/clock", "{\"advance\":\"PT1M\"}");
        assertThat(List.of(client.list(), client.list(), client.list())).containsExactly(200, 200, 429);
        client.emulator().rewind(client.emulator().position() - 1);
        assertThat(client.exchange("GET", "/owners", ""))
                .as("two were used up when it was written")
                .startsWith("429\n");
    }

    @Test
    void emptyReplyHasItsHeadOnly() {
        client.put("{\"operation\":\"listOwners\",\"empty\":true},{\"operation\":\"createOwner\",\"drip\":10}");
        ReplyBuffer reply = client.send("GET", "/owners", "");
        assertThat(reply.bodyTo()).isEqualTo(reply.bodyFrom());
        assertThat(PlainRequest.text(reply)).startsWith("200\ncontent-type: application/json");
        assertThat(client.send("POST", "/owners", "{\"name\":\"Ann\"}").delivery())
                .isEqualTo(Delivery.dripping(10));
    }

    @Test
    void inspectionAndJournalContainTheRules() {
        assertThat(client.exchange("GET", "/__service/inspect", "")).doesNotContain("chaos");
        client.put("{\"operation\":\"listOwners\",\"error\":500}");
        assertThat(client.exchange("GET", "/__service/inspect", "")).contains("\"chaos\":\"1 rule\"");
        assertThat(client.exchange("GET", "/__service/journal", ""))
                .contains(
                        "\"operation\":\"chaos\",\"status\":200", "\"method\":\"PUT\",\"target\":\"/__service/chaos\"");
        client.create();
        assertThat(client.emulator().diff(0, 2).changedRows()).hasSize(1);
        String rules = PlainRequest.text(client.send("GET", ChaosClient.CHAOS, ""));
        assertThat(client.exchange("PUT", ChaosClient.CHAOS, rules.substring(rules.indexOf("{\"rules\""))))
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
    void invalidRulesAreRejectedWithTheirPosition(String both) {
        client.put("{\"operation\":\"listOwners\",\"error\":500}");
        long position = client.emulator().position();
        int hash = both.indexOf("}#");
        String reply = client.exchange("PUT", ChaosClient.CHAOS, both.substring(0, hash + 1));
        assertThat(reply).startsWith("422\n").contains("invalid_chaos");
        assertThat(reply.replace("\\\"", "\"")).contains(both.substring(hash + 2));
        assertThat(client.emulator().position()).isEqualTo(position);
        assertThat(client.list()).isEqualTo(500);
    }
}
