package dev.ectype.runtime.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.keyword.Direction;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class RequestSamplesTest {
    private static final FitContext CONTEXT = FitContext.of(1, Instant.EPOCH, Direction.REQUEST);

    @Test
    void sendsTheExampleWithoutWhatTheServerAssigns() {
        OperationPlan create = operation("""
                "body":{"media":[{"mediaType":"text/xml","type":{"kind":"text"}},{"mediaType":"application/json","examples":[{"id":1,"name":5}],
                  "type":{"kind":"object","additional":{"kind":"any"},"members":[
                    {"name":"id","type":{"kind":"number","notes":{"readOnly":true}},"required":true},
                    {"name":"name","type":{"kind":"text"},"required":true}]}}]}""");
        assertThat(RequestSamples.body(create, CONTEXT)).satisfies(sample -> {
            assertThat(sample.media().mediaType()).isEqualTo("application/json");
            assertThat(sample.body().literal()).isEqualTo("{\"name\":\"5\"}");
        });
    }

    @Test
    void omitsUnspecifiedMembersBecauseNullWouldRemoveThem() {
        OperationPlan update = operation("""
                "body":{"media":[{"mediaType":"application/json",
                  "type":{"kind":"object","additional":{"kind":"any"},"members":[
                    {"name":"home","type":{"kind":"nullable","type":{"kind":"text"}}},
                    {"name":"must","type":{"kind":"null"},"required":true},
                    {"name":"name","type":{"kind":"text"},"required":true}]}}]}""");
        assertThat(RequestSamples.body(update, CONTEXT)).satisfies(sample -> {
            assertThat(sample.body().member("home")).isNull();
            assertThat(sample.body().members()).hasSize(2);
        });
    }

    @Test
    void sendsNothingWithoutADescribedBody() {
        assertThat(RequestSamples.body(operation("\"index\":0"), CONTEXT)).isNull();
    }

    @Test
    void choosesAValueOfTheParametersType() {
        OperationPlan list = operation("""
                "parameters":[{"name":"limit","in":"QUERY","type":{"kind":"number","integer":true,"minimum":5,"maximum":5}}]""");
        assertThat(RequestSamples.parameter(list.parameters().get(0), CONTEXT).longValue())
                .isEqualTo(5);
    }

    private static OperationPlan operation(String parts) {
        String plan =
                "{\"format\":1,\"operations\":[{\"id\":\"x\",\"binding\":{\"kind\":\"http\",\"method\":\"POST\",\"path\":\"/\"},"
                        + parts + "}]}";
        return Plan.parse(plan.getBytes(StandardCharsets.UTF_8)).operations().get(0);
    }
}
