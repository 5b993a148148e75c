package dev.ectype.runtime.emulator.context;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.plan.Plan;
import org.junit.jupiter.api.Test;

class ProtocolAdaptersTest {
    @Test
    void httpNeedsNoAdapter() {
        ProtocolAdapters none = ProtocolAdapters.of(plan(""), () -> null);
        assertThat(none.mqttPort(EmulatorOptions.standard().withMqttPort(0), (request, reply) -> {}))
                .isNull();
    }

    @Test
    void namesTheMissingArtifact() {
        assertThatThrownBy(() ->
                        ProtocolAdapters.of(plan(",\"graphQl\":{\"schema\":\"type Query { a: Int }\"}"), () -> null))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Shop")
                .hasMessageContaining("dev.ectype:ectype-graphql")
                .hasMessageNotContaining("grpc");
    }

    private static Plan plan(String members) {
        return Plan.parse(
                ("{\"format\":1,\"api\":{\"name\":\"Shop\",\"version\":\"1\",\"hash\":\"00\",\"slug\":\"shop\"}"
                                + members + "}")
                        .getBytes(UTF_8));
    }
}
