package dev.ectype.launcher.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BoundOperationsTest {
    @Test
    void aListIsAskedForAnInstanceThatItsRequiredFilterSelects() {
        CheckRow row = CheckedDescription.checkDescription(described("""
                  /seals:
                    get:
                      parameters: [{name: seal_ids, in: query, required: true, schema: {type: array, items: {type: string}}}]
                      responses: {'200': {description: some, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Seal'}}}}}}
                  /seals/{id}:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    get: {responses: {'200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Seal'}}}}}}
                """));
        assertThat(row.client().unbound()).isEmpty();
    }

    @Test
    void settingsAreReadAgainAfterTheyChanged() {
        CheckRow row = CheckedDescription.checkDescription(described("""
                  /settings:
                    get: {responses: {'200': &settings {description: all, content: {application/json: {schema: {type: object, required: [theme], properties: {theme: {type: string}}}}}}}}
                    put:
                      requestBody: {required: true, content: {application/json: {schema: {type: object, required: [theme], properties: {theme: {type: string}}}}}}
                      responses: {'200': *settings}
                  /weather: {get: {responses: {'200': {description: one, content: {application/json: {schema: {type: object, properties: {degrees: {type: integer}}}}}}}}}
                """));
        assertThat(row.client().unbound()).singleElement().asString().contains("GET /weather");
    }

    @Test
    void anInstanceThatRequestsOnlyReadIsPlacedIntoTheState() {
        CheckRow row = CheckedDescription.checkDescription(described("""
                  /account: {get: {responses: {'200': {description: one, content: {application/json: {schema: {type: object, required: [plan], properties: {plan: {type: string, enum: [free, team]}, seats: {type: integer}}}}}}}}}
                """));
        assertThat(row.client().unbound()).isEmpty();
    }

    @Test
    void partsOfAnInstanceThatExistsForEachIdentifierAreDeletedWithIt() {
        CheckRow row = CheckedDescription.checkDescription(described("""
                  /seals/{id}: {delete: {parameters: [&id {name: id, in: path, required: true, schema: {type: string}}], responses: {'204': {description: gone}}}}
                  /seals/{sealId}/diet:
                    parameters: [{name: sealId, in: path, required: true, schema: {type: string}}]
                    get: {responses: {'200': {description: one, content: {application/json: {schema: {type: object, properties: {fish: {type: integer}}}}}}}}
                """));
        assertThat(row.client().unbound()).isEmpty();
    }

    @Test
    void aSearchIsSentWithoutOptionalConditions() {
        CheckRow row = CheckedDescription.checkDescription(described("""
                  /seals:
                    post:
                      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Seal'}}}}
                      responses: {'201': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Seal'}}}}}
                    get: {responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Seal'}}}}}}}
                  /seals/search:
                    post:
                      requestBody: {content: {application/json: {schema: {type: object, required: [limit, offset], properties: {
                        name: {type: string, example: Nobody}, limit: {type: integer}, offset: {type: integer, example: 50}}}}}}
                      responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Seal'}}}}}}
                """));
        assertThat(row.client().unbound()).isEmpty();
    }

    @Test
    void instancesInListsOfAnyObjectsAreChangedAndDeleted() {
        CheckRow row = CheckedDescription.checkDescription(described("""
                  /seals:
                    post:
                      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Seal'}}}}
                      responses: {'201': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Seal'}}}}}
                    get: {responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Seal'}}}}}}}
                  /seals/bulk:
                    put: &bulk
                      requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {item: {type: array, items: {type: object}}}}}}}
                      responses: {'200': {description: done}}
                    delete: *bulk
                """));
        assertThat(row.client().unbound()).isEmpty();
    }

    @Test
    void methodsOfAServiceAreCounted() {
        CheckRow row = CheckedDescription.checkFile("trial.proto", """
                syntax = "proto3";
                package trial;
                service Seals {
                  rpc CreateSeal(SealRequest) returns (Empty);
                  rpc GetSeal(SealRequest) returns (Seal);
                  rpc Greet(Empty) returns (Greeting);
                }
                message Empty {}
                message Greeting { string words = 1; }
                message SealId { string colony = 1; string name = 2; }
                message Seal { SealId id = 1; }
                message SealRequest { SealId id = 1; }
                """);
        assertThat(row.client().bound()).containsEntry(Wire.GRPC, new ClientFindings.BoundCount(2, 3));
        assertThat(row.client().unbound()).singleElement().asString().contains("Greet");
    }

    private static String described(String paths) {
        return "openapi: 3.0.3\ninfo: {title: Trial, version: '1'}\npaths:\n" + paths.indent(0)
                + "components: {schemas: {Seal: {type: object, properties: {id: {type: string}, name: {type: string}}}}}\n";
    }
}
