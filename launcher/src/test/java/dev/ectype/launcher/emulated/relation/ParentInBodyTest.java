package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests instances that name their parent in the request by path name and return another number of it. */
final class ParentInBodyTest {
    private static final String PATHS = """
            /robots:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {slug: {type: string}}}}}}
                responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}
            /robots/{robotSlug}:
              parameters: [{name: robotSlug, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}}
            /runs:
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, required: [robotSlug], properties: {robotSlug: {type: string}, branch: {type: string}}}}}}
                responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Run'}}}}}
            /runs/{version}:
              parameters: [{name: version, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Run'}}}}}}
            /robots/{robotSlug}/runs:
              parameters: [{name: robotSlug, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Run'}}}}}}}
            """;
    private static final String TYPES = """
            Robot: {type: object, required: [slug, robotId], properties: {slug: {type: string}, robotId: {type: integer, readOnly: true}}}
            Run: {type: object, required: [version, robotId], properties: {version: {type: string, readOnly: true}, robotId: {type: integer, readOnly: true}, branch: {type: string}}}
            """;

    @Test
    void aChildIsFoundBelowItsParentAndContainsItsNumber() throws IOException, InterruptedException {
        try (ServedDescription robots = ServedDescription.of(PATHS, TYPES)) {
            String number = robots.post("/robots", "{\"slug\":\"ada\"}")
                    .body()
                    .member("robotId")
                    .text();
            robots.post("/robots", "{\"slug\":\"bob\"}");
            ServedDescription.Answer made = robots.post("/runs", "{\"robotSlug\":\"ada\",\"branch\":\"main\"}");
            assertThat(made.body().member("robotId").text()).isEqualTo(number);
            assertThat(robots.get("/robots/ada/runs").text()).isEqualTo("[" + made.text() + "]");
            assertThat(robots.get("/robots/bob/runs").text()).isEqualTo("[]");
        }
    }

    @Test
    void aCreationForAMissingParentIsRejected() throws IOException, InterruptedException {
        try (ServedDescription robots = ServedDescription.of(PATHS, TYPES)) {
            assertThat(robots.post("/runs", "{\"robotSlug\":\"ada\"}").status()).isEqualTo(404);
        }
    }
}
