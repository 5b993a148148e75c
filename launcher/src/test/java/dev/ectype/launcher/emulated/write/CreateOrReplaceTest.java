package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests {@code PUT} requests that create or replace, with different statuses if both are described. */
@Timeout(60)
final class CreateOrReplaceTest {
    private static final String PATHS = """
            /robots/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}}
              put:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}
                responses:
                  '200': {description: replaced, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}
                  '201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}
            /tools/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Tool'}}}}}}
              put:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Tool'}}}}
                responses: {'201': {description: made}, '204': {description: replaced}}
            /parts/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Part'}}}}}}
              put:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Part'}}}}
                responses:
                  '201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Part'}}}}
                  '204': {description: replaced}
            """;
    private static final String SCHEMAS = """
            Robot: {type: object, required: [name], properties: {name: {type: string}, power: {type: integer}}}
            Tool: {type: object, required: [name], properties: {name: {type: string}, weight: {type: integer}}}
            Part: {type: object, required: [name], properties: {name: {type: string}, price: {type: integer}}}
            """;

    private static ServedDescription served;

    @BeforeAll
    static void serve() {
        served = ServedDescription.of(PATHS, SCHEMAS);
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    @Test
    void theStatusDistinguishesCreationAndReplacement() throws IOException, InterruptedException {
        ServedDescription.Answer made = put("/robots/ada", "{\"name\":\"ada\",\"power\":1}");
        assertThat(made.status()).isEqualTo(201);
        assertThat(made.location()).endsWith("/robots/ada");
        ServedDescription.Answer replaced = put("/robots/ada", "{\"name\":\"ada\",\"power\":2}");
        assertThat(replaced.status()).isEqualTo(200);
        assertThat(replaced.location()).isEmpty();
        assertThat(replaced.text()).isEqualTo(served.get("/robots/ada").text()).contains("2");
        assertThat(put("/robots/bob", "{\"name\":\"bob\",\"power\":3}").status())
                .isEqualTo(201);
    }

    @Test
    void theStatusDistinguishesCreationAndReplacementWithoutABody() throws IOException, InterruptedException {
        assertThat(put("/tools/saw", "{\"name\":\"saw\",\"weight\":1}").status())
                .isEqualTo(201);
        assertThat(put("/tools/saw", "{\"name\":\"saw\",\"weight\":2}").status())
                .isEqualTo(204);
        assertThat(served.get("/tools/saw").text()).contains("2");
    }

    @Test
    void oneStatusIsUsedForBothIfTheOtherHasNoBody() throws IOException, InterruptedException {
        assertThat(put("/parts/nut", "{\"name\":\"nut\",\"price\":1}").status()).isEqualTo(201);
        ServedDescription.Answer replaced = put("/parts/nut", "{\"name\":\"nut\",\"price\":2}");
        assertThat(replaced.status()).isEqualTo(201);
        assertThat(replaced.text()).contains("2");
    }

    private static ServedDescription.Answer put(String path, String body) throws IOException, InterruptedException {
        return served.send("PUT", path, "application/json", body);
    }
}
