package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests the status and the body of replies to invalid requests and to unknown paths. */
final class RejectedRequestTest {
    private static final String PATHS = """
            /both:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/New'}}}}
                responses:
                  '201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/New'}}}}
                  '400': {description: unreadable, content: {application/json: {schema: {$ref: '#/components/schemas/Error'}}}}
                  '422': {description: invalid, content: {application/json: {schema: {$ref: '#/components/schemas/Error'}}}}
            /none:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/New'}}}}
                responses:
                  '201': {description: ok}
            /media:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/New'}}}}
                responses:
                  '201': {description: ok}
                  '400': {description: unreadable}
                  '415': {description: another media type}
            /things/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get:
                responses:
                  '200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/New'}}}}
                  '404': {description: missing, content: {application/json: {schema: {$ref: '#/components/schemas/Odd'}}}}
            """;
    private static final String SCHEMAS = """
            New: {type: object, required: [name], properties: {name: {type: string}}}
            Error: {type: object, required: [reason], properties: {reason: {type: string}}}
            Odd: {type: object, required: [odd], properties: {odd: {type: string}, message: {type: string}}}
            Nested: {type: object, additionalProperties: {$ref: '#/components/schemas/Nested'}}
            """;

    @Test
    void unreadableBodiesDifferFromInvalidOnes() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, SCHEMAS)) {
            ServedDescription.Answer unreadable = api.post("/both", "{\"name\":");
            ServedDescription.Answer invalid = api.post("/both", "{}");

            assertThat(unreadable.status()).isEqualTo(400);
            assertThat(unreadable.text()).contains("\"reason\"", "is not JSON");
            assertThat(invalid.status()).isEqualTo(422);
            assertThat(invalid.text()).contains("\"reason\"", "is required");
        }
    }

    @Test
    void anotherMediaTypeIsRejectedWithTheDescribedStatus() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, SCHEMAS)) {
            assertThat(api.send("POST", "/none", "text/plain", "hello").status())
                    .isEqualTo(415);
            assertThat(api.send("POST", "/media", "text/plain", "hello").status())
                    .isEqualTo(415);
            ServedDescription.Answer both = api.send("POST", "/both", "text/plain", "hello");

            assertThat(both.status()).isEqualTo(400);
            assertThat(both.text()).contains("text/plain", "expected application/json");
        }
    }

    @Test
    void unknownPathsAreRejectedInTheMostCommonShape() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, SCHEMAS)) {
            ServedDescription.Answer near = api.get("/thing/1");
            ServedDescription.Answer far = api.get("/completely/another/path/altogether");

            assertThat(near.status()).isEqualTo(404);
            assertThat(near.header("x-service-near")).contains("/things/{id}");
            assertThat(far.status()).isEqualTo(404);
            assertThat(far.header("x-service-near")).isEmpty();
            assertThat(far.text()).doesNotContain("the nearest");
            assertThat(near.body().member("odd")).isNotNull();
            assertThat(far.body().member("odd")).isNotNull();
        }
    }

    @Test
    void recursiveErrorTypesAreWritten() throws IOException, InterruptedException {
        String paths = PATHS.replace("schemas/Error", "schemas/Nested").replace("schemas/Odd", "schemas/Nested");
        try (ServedDescription api = ServedDescription.of(paths, SCHEMAS)) {
            assertThat(api.post("/both", "{}").status()).isEqualTo(422);
            assertThat(api.post("/both", "{").status()).isEqualTo(400);
            assertThat(api.get("/nowhere").status()).isEqualTo(404);
        }
    }
}
