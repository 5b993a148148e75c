package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Tests objects with their identifier, version, key and labels in one object. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class IdentityCompanionsTest {
    private static final String UNIT = "content: {application/json: {schema: {$ref: '#/components/schemas/Unit'}}}";
    private static final String PATHS = """
            /units:
              get:
                parameters:
                  - {name: labelSelector, in: query, schema: {type: string}}
                  - {name: fieldSelector, in: query, schema: {type: string}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Units'}}}}}
              post: {requestBody: {UNIT}, responses: {'201': {description: ok, UNIT}}}
              delete:
                parameters:
                  - {name: labelSelector, in: query, schema: {type: string}}
                  - {name: fieldSelector, in: query, schema: {type: string}}
                responses: {'204': {description: ok}}
            /units/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, UNIT}}}
              delete:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Options'}}}}
                responses: {'204': {description: ok}}
            /units/{name}/status:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              put: {requestBody: {UNIT}, responses: {'200': {description: ok, UNIT}}}
              patch:
                requestBody:
                  content:
                    application/merge-patch+json: {schema: {type: object}}
                    application/json-patch+json: {schema: {type: array, items: {type: object}}}
                responses: {'200': {description: ok, UNIT}}
            """.replace("UNIT", UNIT);
    private static final String SCHEMAS = """
            Unit:
              type: object
              properties:
                metadata:
                  type: object
                  properties:
                    name: {type: string}
                    generateName: {type: string}
                    resourceVersion: {type: string}
                    labels: {type: object, additionalProperties: {type: string}}
                spec: {type: object, properties: {image: {type: string}}}
                status: {type: object, properties: {phase: {type: string}, ready: {type: integer}}}
            Units: {type: object, properties: {items: {type: array, items: {$ref: '#/components/schemas/Unit'}}}}
            Options: {type: object, properties: {preconditions: {type: object, properties: {resourceVersion: {type: string}}}}}
            """;

    private ServedDescription units;

    @BeforeAll
    void serve() {
        units = ServedDescription.of(PATHS, SCHEMAS);
    }

    @AfterAll
    void stop() {
        units.close();
    }

    @BeforeEach
    void create() throws IOException, InterruptedException {
        units.post("/__service/state/reset", "");
        units.post(
                "/units", "{\"metadata\":{\"name\":\"a\",\"labels\":{\"app\":\"shop\"}},\"spec\":{\"image\":\"i\"}}");
        units.post("/units", "{\"metadata\":{\"name\":\"b\"},\"spec\":{\"image\":\"i\"}}");
    }

    @Test
    void aPathOfOneMemberChangesOnlyThisMember() throws IOException, InterruptedException {
        units.send(
                "PUT",
                "/units/a/status",
                "application/json",
                "{\"spec\":{\"image\":\"x\"},\"status\":{\"phase\":\"Up\",\"ready\":1}}");
        units.send(
                "PATCH",
                "/units/a/status",
                "application/merge-patch+json",
                "{\"spec\":{\"image\":\"x\"},\"status\":{\"ready\":2}}");
        assertThat(units.get("/units/a").text())
                .contains("\"spec\":{\"image\":\"i\"}", "\"status\":{\"phase\":\"Up\",\"ready\":2}");
        units.send(
                "PATCH",
                "/units/a/status",
                "application/json-patch+json",
                "[{\"op\":\"replace\",\"path\":\"/spec/image\",\"value\":\"x\"},"
                        + "{\"op\":\"replace\",\"path\":\"/status/ready\",\"value\":3}]");
        assertThat(units.get("/units/a").text())
                .contains("\"spec\":{\"image\":\"i\"}", "\"status\":{\"phase\":\"Up\",\"ready\":3}");
        units.send("PUT", "/units/a/status", "application/json", "{\"status\":{\"phase\":\"Down\"}}");
        assertThat(units.get("/units/a").text()).contains("\"status\":{\"phase\":\"Down\"}");
    }

    @Test
    void aSelectorOfLabelsListsAndDeletes() throws IOException, InterruptedException {
        assertThat(units.get("/units?labelSelector=app%3Dshop").text())
                .contains("\"name\":\"a\"")
                .doesNotContain("\"name\":\"b\"");
        units.send("DELETE", "/units?labelSelector=!app", "application/json", "");
        assertThat(units.get("/units").text()).contains("\"name\":\"a\"").doesNotContain("\"name\":\"b\"");
    }

    @Test
    void anInvalidSelectorDeletesNothing() throws IOException, InterruptedException {
        for (String selector : List.of("labelSelector=app%3D%3D%3D", "fieldSelector=((metadata")) {
            assertThat(units.send("DELETE", "/units?" + selector, "application/json", "")
                            .status())
                    .isEqualTo(400);
        }
        assertThat(units.get("/units").text()).contains("\"name\":\"a\"", "\"name\":\"b\"");
    }

    @Test
    void aDeletionWithAnotherVersionIsRejected() throws IOException, InterruptedException {
        String body = "{\"preconditions\":{\"resourceVersion\":\"VERSION\"}}";
        assertThat(units.send("DELETE", "/units/a", "application/json", body.replace("VERSION", "7"))
                        .status())
                .isEqualTo(409);
        assertThat(units.send("DELETE", "/units/a", "application/json", body.replace("VERSION", "1"))
                        .status())
                .isEqualTo(204);
    }

    @Test
    void aNameIsGeneratedFromItsPrefix() throws IOException, InterruptedException {
        String body = "{\"metadata\":{\"generateName\":\"job-\"}}";
        assertThat(units.post("/units", body).text()).containsPattern("\"name\":\"job-[0-9]+\"");
        assertThat(units.post("/units", body).status()).isEqualTo(201);
    }
}
