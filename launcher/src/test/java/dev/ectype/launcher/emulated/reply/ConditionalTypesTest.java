package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests types that define their members in several places. */
class ConditionalTypesTest {
    private static final String PATHS = """
            /things:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}
                responses:
                  '201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}
            /things/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
              get:
                responses:
                  '200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}
              delete: {responses: {'204': {description: gone}}}
            """;

    private static final String THING = """
            Thing:
              type: object
              required: [id, kind]
              properties:
                id: {type: integer, readOnly: true}
                kind: {type: string, enum: [a, b]}
                size: {type: integer}
            """;

    private static final String ADDING = """
            if: {properties: {kind: {const: a}}, required: [kind]}
            then: {required: [extra], properties: {extra: {type: integer}}}
            unevaluatedProperties: false
            """;

    private static final String OWN = """
            dependentRequired: {size: [kind]}
            unevaluatedProperties: false
            """;

    @Test
    void instancesOfConditionalTypesAreStored() throws IOException, InterruptedException {
        for (String rules : List.of(ADDING, OWN)) {
            try (ServedDescription api = ServedDescription.of(PATHS, THING + rules.indent(2))) {
                ServedDescription.Answer made = api.post("/things", "{\"kind\":\"b\",\"size\":3}");
                assertThat(made.status()).as(made.text()).isEqualTo(201);
                String path = "/things/" + made.body().member("id");
                assertThat(api.get(path).text()).isEqualTo(made.text());
                assertThat(api.post("/things", "{\"kind\":\"b\",\"other\":3}").status())
                        .isEqualTo(400);
                assertThat(api.delete(path).status()).isEqualTo(204);
                assertThat(api.get(path).status()).isEqualTo(404);
            }
        }
    }

    @Test
    void membersThatAConditionAddsAreStored() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, THING + ADDING.indent(2))) {
            assertThat(api.post("/things", "{\"kind\":\"a\"}").status()).isEqualTo(400);
            ServedDescription.Answer made = api.post("/things", "{\"kind\":\"a\",\"extra\":5}");
            assertThat(api.get("/things/" + made.body().member("id")).text()).contains("\"extra\":5");
        }
    }
}
