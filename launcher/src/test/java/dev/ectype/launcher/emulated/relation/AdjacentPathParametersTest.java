package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class AdjacentPathParametersTest {
    private static final String PATHS = """
            /targets/apps:
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/App'}}}}}}
            /targets/apps/{appName}:
              parameters: [{name: appName, in: path, required: true, schema: {type: string}}]
              put: {responses: {'204': {description: ok}}}
              delete: {responses: {'204': {description: ok}}}
            /targets/apps/{appName}/{appId}:
              parameters:
                - {name: appName, in: path, required: true, schema: {type: string}}
                - {name: appId, in: path, required: true, schema: {type: string}}
              put: {responses: {'204': {description: ok}}}
              delete: {responses: {'204': {description: ok}}}
            """;
    private static final String SCHEMAS = """
            App:
              type: object
              required: [id]
              properties: {id: {type: string}, name: {type: string}}
            """;

    @Test
    void storesEachParameterInItsMember() throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(PATHS, SCHEMAS)) {
            assertThat(served.put("/targets/apps/mail/a1", "").status()).isEqualTo(204);
            assertThat(served.put("/targets/apps/mail/a2", "").status()).isEqualTo(204);
            assertThat(served.put("/targets/apps/mail/a2", "").status()).isEqualTo(204);
            assertThat(served.get("/targets/apps").text())
                    .contains("{\"id\":\"a1\",\"name\":\"mail\"}", "{\"id\":\"a2\",\"name\":\"mail\"}");
            assertThat(served.delete("/targets/apps/mail/a1").status()).isEqualTo(204);
            assertThat(served.delete("/targets/apps/mail/a1").status()).isEqualTo(404);
            assertThat(served.get("/targets/apps").text()).isEqualTo("[{\"id\":\"a2\",\"name\":\"mail\"}]");
        }
    }

    @Test
    void findsAnInstanceThatWasPutWithOneParameter() throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(PATHS, SCHEMAS)) {
            assertThat(served.put("/targets/apps/mail", "").status()).isEqualTo(204);
            assertThat(served.put("/targets/apps/mail", "").status()).isEqualTo(204);
            assertThat(served.get("/targets/apps").body().elements()).hasSize(1);
            assertThat(served.get("/targets/apps").text()).contains("\"name\":\"mail\"");
            assertThat(served.delete("/targets/apps/mail").status()).isEqualTo(204);
            assertThat(served.get("/targets/apps").text()).isEqualTo("[]");
        }
    }
}
