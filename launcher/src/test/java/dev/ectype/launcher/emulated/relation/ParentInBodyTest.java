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

    @Test
    void aReferenceToTheParentIsNotTheInstance() throws IOException, InterruptedException {
        String page = "content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}";
        String paths = """
                /pages:
                  post:
                    requestBody: {content: {application/json: {schema: {type: object, required: [parent], properties: {parent: {$ref: '#/components/schemas/Parent'}, title: {type: string}}}}}}
                    responses: {'200': {description: new, PAGE}}
                /pages/{pageId}:
                  parameters: [&page {name: pageId, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: one, PAGE}}}
                /pages/{pageId}/children:
                  parameters: [*page]
                  get: {responses: {'200': {description: all, content: {application/json: {schema: {type: object, properties: {results: {type: array, items: {$ref: '#/components/schemas/Page'}}}}}}}}}
                """.replace("PAGE", page);
        String types = """
                Parent: {type: object, properties: {type: {type: string, enum: [page, workspace]}, id: {type: string}}}
                Page: {type: object, properties: {id: {type: string}, parent: {$ref: '#/components/schemas/Parent'}, title: {type: string}}}
                """;
        try (ServedDescription pages = ServedDescription.of(paths, types)) {
            pages.post("/pages", "{\"parent\": {\"type\": \"workspace\", \"id\": \"w\"}, \"title\": \"a\"}");
            String child = "{\"id\":\"page_2\",\"parent\":{\"type\":\"page\",\"id\":\"page_1\"},\"title\":\"b\"}";
            assertThat(pages.post("/pages", child.replace("\"id\":\"page_2\",", ""))
                            .text())
                    .isEqualTo(child);
            assertThat(pages.get("/pages/page_1/children").text()).isEqualTo("{\"results\":[" + child + "]}");
            assertThat(pages.get("/pages/page_2/children").text()).isEqualTo("{\"results\":[]}");
        }
    }
}
