package dev.ectype.compiler.infer.members;

import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FindIdempotencyKeysTest {
    private static @Nullable String key(Parameter... parameters) {
        return new ModelFixture()
                .operation("POST /payments", List.of(parameters), object(), reply("200", null))
                .inferred()
                .model()
                .endpoints()
                .get(0)
                .idempotencyKey();
    }

    private static Parameter parameter(String name, Parameter.In in, @Nullable String description) {
        return new Parameter(name, in, text(), false, "simple", false, null, description, List.of());
    }

    @Test
    void theFirstHeaderWithTheWordInItsNameOrDescriptionIsTheKey() {
        Parameter described = parameter("X-Request", Parameter.In.HEADER, "Makes the request idempotent.");
        Parameter named = parameter("Idempotency-Key", Parameter.In.HEADER, null);
        assertThat(key(described, named)).isEqualTo("X-Request");
        assertThat(key(named, described)).isEqualTo("Idempotency-Key");
    }

    @Test
    void otherHeadersAndOtherParametersAreNoKeys() {
        assertThat(key(parameter("X-Request", Parameter.In.HEADER, "A name for logs.")))
                .isNull();
        assertThat(key(parameter("idempotencyKey", Parameter.In.QUERY, null))).isNull();
    }
}
