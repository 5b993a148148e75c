package dev.ectype.runtime.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.client.ChaosCalls.RuleInForce;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class ChaosCallsTest {
    private final PetstoreEmulator emulator = new PetstoreEmulator();
    private ChaosCalls chaos;

    @BeforeEach
    void start() {
        emulator.start(EmulatorOptions.standard().withPort(0));
        chaos = EmulatorClient.at(emulator.baseUri()).chaos();
    }

    @AfterEach
    void stop() {
        emulator.close();
    }

    private HttpResponse<String> create() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(emulator.baseUri().resolve("/owners"))
                .header("x-key", "any")
                .header("content-type", "application/json")
                .timeout(Duration.ofSeconds(2))
                .POST(BodyPublishers.ofString("{\"name\":\"Ann\"}"))
                .build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    }

    @Test
    void nextCallsFail() throws Exception {
        assertThat(chaos.failNext(2, "createOwner", 503)).hasSize(1);
        assertThat(List.of(create().statusCode(), create().statusCode(), create().statusCode()))
                .containsExactly(503, 503, 201);
        RuleInForce rule = chaos.show().get(0);
        assertThat(List.of(rule.matched(), rule.came())).containsExactly(3L, 2L);
        chaos.clear();
        assertThat(chaos.show()).isEmpty();
    }

    @Test
    void theEmulatorAcceptsEveryKindOfRule() {
        ChaosRule all = ChaosRule.ofAll();
        chaos.put(
                all.latency(Duration.ofMillis(5)),
                all.latency(Duration.ofMillis(5), Duration.ofMillis(9)),
                all.latency(Duration.ofMillis(5), 0.5),
                ChaosRule.ofOperation("createOwner", "listOwners").share(0.25).error(500),
                ChaosRule.ofResource("pets").error(503, Duration.ofSeconds(3)).done(true),
                all.rateLimit(3, Duration.ofMinutes(1)).named("per-minute"),
                all.rateLimit(3, 10).requests(5, 9),
                ChaosRule.ofPath("GET", "/owners/{ownerId}").reset().in("here", "there"),
                all.during(Instant.EPOCH, Instant.EPOCH.plusSeconds(1)).empty(),
                all.truncated(),
                all.truncated(10),
                all.malformed(),
                all.drip(100),
                all.timeout().next(1));
        assertThat(chaos.show()).hasSize(14);
        assertThat(chaos.put(Json.parse("[]"))).isEmpty();
    }

    @Test
    void clientsReceiveTheFaults() throws Exception {
        chaos.put(ChaosRule.ofOperation("createOwner").next(1).latency(Duration.ofMillis(400)));
        long began = System.nanoTime();
        assertThat(create().headers().firstValue("x-service-chaos")).hasValue("rule-1");
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThan(Duration.ofMillis(390));
        for (ChaosRule rule : List.of(
                ChaosRule.ofAll().reset(),
                ChaosRule.ofAll().truncated(),
                ChaosRule.ofAll().timeout())) {
            chaos.put(rule);
            assertThatThrownBy(this::create).as("%s", rule).isInstanceOf(IOException.class);
        }
    }

    @Test
    void unknownNamesAreRefused() {
        chaos.failNext(1, "createOwner", 500);
        assertThatThrownBy(() -> chaos.put(ChaosRule.ofOperation("createOnwer").error(500)))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("did you mean createOwner?")
                .hasMessageContaining("the active rules are unchanged");
        assertThat(chaos.show()).hasSize(1);
    }
}
