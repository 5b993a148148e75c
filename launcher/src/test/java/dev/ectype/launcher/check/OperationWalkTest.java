package dev.ectype.launcher.check;

import static dev.ectype.launcher.check.CheckedDescription.assertAnswered;
import static dev.ectype.launcher.check.CheckedDescription.check;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests operations that a check once could not call, or with replies that it rejected wrongly. */
final class OperationWalkTest {
    private static String thingPaths(String member, String parameter) {
        return """
                /things:
                  get:
                    responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: &thing
                      {type: object, required: [id], properties: {id: {type: string, MEMBER}}}}}}}}
                /things/{thingId}:
                  get:
                    parameters: [{name: thingId, in: path, required: true, schema: {type: string, PARAMETER}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *thing}}}}
                """.replace("MEMBER", member).replace("PARAMETER", parameter);
    }

    @Test
    void anySuccessIsValidIfOnlyErrorsAreDescribed() {
        assertAnswered("""
                /things/{id}:
                  delete:
                    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                    responses: {'403': {description: not yours}, '500': {description: out of order}}
                """);
    }

    @Test
    void aRecordedRefusalIsValid() {
        String line = "{\"method\":\"%s\",\"url\":\"https://api.depot.example%s\",\"requestBody\":\"{}\",\"status\":%d,"
                + "\"responseHeaders\":{\"content-type\":\"application/json\"},\"responseBody\":\"{\\\"id\\\":1}\"}\n";
        CheckRow row = CheckedDescription.checkFile(
                "depot.jsonl",
                line.formatted("GET", "/secrets", 403)
                        + line.formatted("POST", "/orders", 422)
                        + line.formatted("GET", "/tasks/9", 404)
                        + line.formatted("GET", "/tasks/7", 200)
                        + line.formatted("GET", "/crates/1", 200)
                        + line.formatted("DELETE", "/crates/1", 403));
        assertThat(row.unanswered()).isEmpty();
        assertThat(row.answered()).isEqualTo(5);
    }

    @Test
    void aPatternInSlashesIsReadWithoutThem() {
        CheckRow row = check("""
                /things:
                  get:
                    parameters: [{name: word, in: query, required: true, schema: {type: string, pattern: '/^[a-z]+[0-9]$/i'}}]
                    responses: {'200': {description: all, content: {application/json: {schema: {type: string, pattern: '/^x+y$/'}}}}}
                """);
        assertThat(row.unanswered()).isEmpty();
        assertThat(row.answered()).isOne();
    }

    @Test
    void findsInstancesDespiteDifferentIdentifierFormats() {
        assertAnswered(thingPaths("pattern: '^[a-z]{26}$'", "format: uuid"));
    }

    @Test
    void aHeaderThatDistinguishesOperationsIsSent() {
        String operation = """
                put:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}, {name: x-from, in: header, required: REQUIRED, schema: {type: string, pattern: '^/.+/.+$'}}]
                    responses: {'200': {description: done}}
                """;
        assertAnswered("/things/{id}:\n  "
                + operation.replace("REQUIRED", "false").replace(", {name: x-from", ", {name: x-other")
                + "'/things/{id}#x-from':\n  " + operation.replace("REQUIRED", "true"));
    }

    @Test
    void adjacentParametersAreDistinguishedByTheirValues() {
        assertAnswered("""
                /things/{id}{ending}:
                  get:
                    parameters:
                    - {name: id, in: path, required: true, schema: {type: string, minLength: 5}}
                    - {name: ending, in: path, required: true, schema: {type: string, enum: [.json, .xml]}}
                    responses: {'200': {description: one}}
                """);
    }

    @Test
    void listAndObjectParametersAreNotEmpty() {
        assertAnswered("""
                /things/{list}/{map}:
                  get:
                    parameters:
                    - {name: list, in: path, required: true, schema: {type: array, items: {type: string}}}
                    - {name: map, in: path, required: true, schema: {type: object, additionalProperties: {type: string}}}
                    - {name: more, in: query, required: true, schema: {type: object, properties: {a: {type: integer}}}}
                    - {name: deep, in: query, required: true, style: deepObject, schema: {type: object, properties: {b: {type: string}}}}
                    responses: {'200': {description: found}}
                """);
    }

    @Test
    void objectParametersUseBracketsIfNamesCollide() {
        assertAnswered("""
                /things:
                  get:
                    parameters:
                    - {name: data, in: query, required: true, schema: {type: array, items: {type: object, properties: {note: {type: string}}}}}
                    - {name: kind, in: query, required: true, schema: {type: string, enum: [all]}}
                    - {name: any, in: query, required: true, schema: {type: array}}
                    - {name: moved, in: query, required: true, schema: {type: object, required: [kind], properties: {kind: {type: string, enum: [some]}}}}
                    - {name: tags, in: query, required: true, schema: {type: object, additionalProperties: {type: string}}}
                    responses: {'200': {description: found}}
                """);
    }

    @Test
    void aJsonPatchIsAlwaysApplicable() {
        assertAnswered("""
                /flows:
                  post:
                    requestBody: {content: {application/json: {schema: &flow {type: object, properties: {id: {type: string}, alias: {type: string}}}}}}
                    responses: {'201': {description: made, content: {application/json: {schema: *flow}}}}
                /flows/{id}:
                  patch:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    requestBody: {required: true, content: {application/json-patch+json: {schema: {type: array, items: {type: object, required: [op, path],
                      properties: {op: {type: string}, path: {type: string}, value: {}}}}, example: [{op: replace, path: /none/of/these, value: 1}]}}}
                    responses: {'200': {description: one, content: {application/json: {schema: *flow}}}}
                """);
    }

    @Test
    void aRequiredJsonPatchOperationIsAlwaysApplicable() {
        assertAnswered("""
                /flows:
                  post:
                    requestBody: {content: {application/json: {schema: &flow {type: object, properties: {id: {type: string}, alias: {type: string}}}}}}
                    responses: {'201': {description: made, content: {application/json: {schema: *flow}}}}
                /flows/{id}:
                  patch:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    requestBody: {required: true, content: {application/json-patch+json: {schema: {type: array, minItems: 1, items: {type: object, required: [op, path],
                      properties: {op: {type: string, enum: [test, add]}, path: {type: string, example: '-'}, value: {type: object}}}}}}}
                    responses: {'200': {description: one, content: {application/json: {schema: *flow}}}}
                """);
    }

    @Test
    void anInstanceOfAUnionTypeHasAnIdentifier() {
        assertAnswered("""
                /rules:
                  post:
                    requestBody: {required: true, content: {application/json: {schema: &rule {oneOf: [
                      {type: object, required: [type], properties: {id: {type: string, readOnly: true}, type: {type: string}, speed: {type: integer}}},
                      {type: object, required: [type], properties: {id: {type: string, readOnly: true}, type: {type: string}, delay: {type: integer}}}]}}}}
                    responses: {'200': {description: made, content: {application/json: {schema: *rule}}}}
                /rules/{ruleId}:
                  get:
                    parameters: [&id {name: ruleId, in: path, required: true, schema: {type: string}, example: abcd}]
                    responses: {'200': {description: one, content: {application/json: {schema: *rule}}}}
                  delete:
                    parameters: [*id]
                    responses: {'204': {description: gone}}
                """);
    }

    @Test
    void aFormOmitsNullMembers() {
        assertAnswered("""
                /things:
                  post:
                    requestBody: {required: true, content: {multipart/form-data: {
                      schema: {type: object, required: [name], properties: {name: {type: string}, way: {type: string, nullable: true, enum: [auto, null]}}},
                      example: {name: a, way: null}}}}
                    responses: {'200': {description: done}}
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{allOf: [{type: string}, {type: integer}]}",
                "{type: string, minLength: 3, maxLength: 2}",
                "{not: {}}",
                "{type: object, required: [a], maxProperties: 0}",
                "{type: object, additionalProperties: false, minProperties: 1}",
                "{type: integer, minimum: 2, maximum: 1}"
            })
    void unsatisfiableRulesDoNotRejectRequests(String impossible) {
        CheckRow row = check("""
                /things:
                  post:
                    parameters: [{name: q, in: query, required: true, schema: SCHEMA}]
                    requestBody: {required: true, content: {application/json: {schema: SCHEMA}}}
                    responses: {'200': {description: done, content: {application/json: {schema: SCHEMA}}}}
                """.replace("SCHEMA", impossible));
        assertThat(row.unanswered()).isEmpty();
    }

    @Test
    void unsendableHeadersAreNotRequired() {
        assertAnswered("""
                /things/{:
                  get:
                    parameters: [{name: 'X Key', in: header, required: true, schema: {type: string}}, {name: "a\\r\\nb", in: header, required: true, schema: {type: string}}]
                    responses: {'200': {description: done, content: {APPLICATION/JSON: {schema: {type: object}}}}}
                """);
    }

    @Test
    void aNegativeDefaultPageSizeMeansTheServersDefault() {
        assertAnswered("""
                /things:
                  get:
                    parameters: [{name: limit, in: query, schema: {type: integer, default: -1}}, {name: offset, in: query, schema: {type: integer}}]
                    responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {type: object, properties: {id: {type: integer}}}}}}}}
                """);
    }

    @Test
    void aNonNumericDefaultPageSizeMeansTheServersDefaultWithinTheMaximum() {
        assertAnswered("""
                /things:
                  get:
                    parameters: [{name: limit, in: query, schema: {type: string, default: ''}}]
                    responses: {'200': {description: all, content: {application/json: {schema: {type: object, required: [limit, data], properties: {
                      limit: {type: integer, maximum: 100}, data: {type: array, items: {type: object, properties: {id: {type: integer}}}}}}}}}}
                /others:
                  get:
                    responses: {'200': {description: all, content: {application/json: {schema: {type: object, required: [page_size, data], properties: {
                      page_size: {type: integer, maximum: 100}, data: {type: array, items: {type: object, properties: {id: {type: integer}}}}}}}}}}
                """);
    }

    @Test
    void theMostSpecificMediaTypeDescribesAReply() {
        assertAnswered("""
                /things:
                  get:
                    responses: {'200': {description: all, content: {'*/*': {schema: {type: array, items: {type: string}}},
                      application/json: {example: {data: [a]}}}}}
                """);
    }

    @Test
    void aReplyWithoutABodyIsValidForStatus205() {
        assertAnswered("""
                /things/{id}/copy:
                  post:
                    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                    responses: {'205': {description: done, content: {application/json: {schema: {type: object}}}}}
                """);
    }

    @Test
    void graphQlFieldsAreCalledThroughTheAdapter() {
        CheckRow row = new DescriptionCheck(
                        "shop.graphql",
                        CompilationRequest.of(SourceRoot.file(Path.of("src/test/resources/graphql/shop.graphql"))))
                .run();
        assertThat(row.unanswered()).isEmpty();
        assertThat(row.answered()).isEqualTo(26);
    }
}
