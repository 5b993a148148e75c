package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class NestedReferenceTest {
    private static final String PATHS = """
            /ships:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Ship'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Ship'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Ship'}}}}}
            /flags:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Flag'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Flag'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Flag'}}}}}
            /voyages:
              get:
                parameters: [{name: ship, in: query, schema: {type: string}}]
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Voyage'}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Voyage'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Voyage'}}}}}
            /voyages/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Voyage'}}}}}}
            /ships/{ship}/voyages:
              parameters: [{name: ship, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Voyage'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Voyage'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Voyage'}}}}}
            /voyages/{id}/flags:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Flag'}}}}}}}
            /voyages/{id}/links/ship:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/ShipLink'}}}}}}
              patch:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/ShipLink'}}}}
                responses: {'204': {description: ok}}
            /voyages/{id}/links/flags:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/FlagLinks'}}}}}}
              put:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/FlagLinks'}}}}
                responses: {'204': {description: ok}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/FlagLinks'}}}}
                responses: {'204': {description: ok}}
              delete:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/FlagLinks'}}}}
                responses: {'204': {description: ok}}
            """;
    private static final String SCHEMAS = """
            Ship: {type: object, properties: {id: {type: string}, name: {type: string}}}
            Flag: {type: object, properties: {id: {type: string}, name: {type: string}}}
            ShipLink: {type: object, properties: {to: {type: object, properties: {kind: {const: ships}, id: {type: string}}}}}
            FlagLinks: {type: object, properties: {to: {type: array, items: {type: object, properties: {kind: {const: flags}, id: {type: string}}}}}}
            Voyage:
              type: object
              properties:
                id: {type: string}
                title: {type: string}
                links:
                  type: object
                  properties:
                    ship: {$ref: '#/components/schemas/ShipLink'}
                    flags: {$ref: '#/components/schemas/FlagLinks'}
            """;
    private static final String SHIP = "{\"kind\":\"ships\",\"id\":\"ship_1\"}";
    private static final String FLAG_1 = "{\"kind\":\"flags\",\"id\":\"flag_1\"}";
    private static final String FLAG_2 = "{\"kind\":\"flags\",\"id\":\"flag_2\"}";

    @Test
    void listsAndFiltersByAReferenceInsideOfObjects() throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(PATHS, SCHEMAS)) {
            served.post("/ships", "{\"name\":\"Beagle\"}");
            served.post("/ships", "{\"name\":\"Endeavour\"}");
            served.post("/voyages", "{\"title\":\"one\",\"links\":{\"ship\":{\"to\":" + SHIP + "}}}");
            served.post("/voyages", "{\"title\":\"two\"}");
            served.post("/ships/ship_2/voyages", "{\"title\":\"three\",\"links\":{\"flags\":{\"to\":[]}}}");

            assertThat(served.get("/ships/ship_1/voyages").text())
                    .contains("one")
                    .doesNotContain("two", "three");
            assertThat(served.get("/voyages?ship=ship_2").text())
                    .contains("three")
                    .doesNotContain("one", "two");
            assertThat(served.get("/voyages/voyage_3").text()).contains("\"id\":\"ship_2\"", "\"flags\":{\"to\":[]}");
        }
    }

    @Test
    void readsAndChangesReferencesUnderTheirOwnPath() throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(PATHS, SCHEMAS)) {
            served.post("/ships", "{\"name\":\"Beagle\"}");
            served.post("/flags", "{\"name\":\"blue\"}");
            served.post("/flags", "{\"name\":\"red\"}");
            served.post("/voyages", "{\"title\":\"one\"}");

            served.send("PATCH", "/voyages/voyage_1/links/ship", "application/json", "{\"to\":" + SHIP + "}");
            assertThat(served.get("/voyages/voyage_1/links/ship").text()).isEqualTo("{\"to\":" + SHIP + "}");
            assertThat(served.get("/ships/ship_1/voyages").text()).contains("one");

            served.put("/voyages/voyage_1/links/flags", "{\"to\":[" + FLAG_1 + "]}");
            served.post("/voyages/voyage_1/links/flags", "{\"to\":[" + FLAG_2 + "," + FLAG_1 + "]}");
            assertThat(served.get("/voyages/voyage_1/links/flags").text())
                    .isEqualTo("{\"to\":[" + FLAG_1 + "," + FLAG_2 + "]}");
            served.send("DELETE", "/voyages/voyage_1/links/flags", "application/json", "{\"to\":[" + FLAG_1 + "]}");
            assertThat(served.get("/voyages/voyage_1/flags").text())
                    .contains("red")
                    .doesNotContain("blue");
        }
    }

    @Test
    void listsTheInstancesThatTheInstanceOfThePathNames() throws IOException, InterruptedException {
        String paths = """
                /flags:
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Flag'}}}}}}}
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Flag'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Flag'}}}}}
                /ports:
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Port'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Port'}}}}}
                /ports/{id}/flags:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Flag'}}}}}}}
                """;
        String schemas = """
                Flag: {type: object, properties: {id: {type: string}, name: {type: string}}}
                Port: {type: object, properties: {id: {type: string}, flag_ids: {type: array, items: {type: string}}}}
                """;
        try (ServedDescription served = ServedDescription.of(paths, schemas)) {
            served.post("/flags", "{\"name\":\"blue\"}");
            served.post("/flags", "{\"name\":\"red\"}");
            served.post("/ports", "{\"flag_ids\":[\"flag_2\"]}");
            assertThat(served.get("/ports/port_1/flags").text()).contains("red").doesNotContain("blue");
        }
    }
}
