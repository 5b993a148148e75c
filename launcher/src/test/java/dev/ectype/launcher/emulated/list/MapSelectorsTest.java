package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests filters and deletions by the entries of a map. */
final class MapSelectorsTest {
    private static final String PATHS = """
            /berths:
              get:
                parameters:
                - {name: labels, in: query, description: 'Entries, for example size=large', schema: {type: string}}
                - {name: marks, in: query, schema: {type: array, items: {type: string}}}
                - {name: notes, in: query, style: deepObject, schema: {type: object, additionalProperties: {type: string}}}
                - {name: limit, in: query, schema: {type: integer, default: 20}}
                - {name: continue, in: query, description: The token of the next page., schema: {type: string}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Berth'}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}}
              delete:
                parameters:
                - {name: labels, in: query, schema: {type: string}}
                - {name: limit, in: query, schema: {type: integer, default: 20}}
                - {name: continue, in: query, schema: {type: string}}
                - {name: grace, in: query, schema: {type: integer}}
                responses: {'204': {description: gone}}
            /berths/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}}}
              delete:
                parameters: [{name: grace, in: query, schema: {type: integer}}]
                responses: {'204': {description: gone}}
            """;
    private static final String TYPES = """
            Map: {type: object, additionalProperties: {type: string}}
            Berth: {type: object, required: [name], properties: {name: {type: string}, labels: {$ref: '#/components/schemas/Map'}, marks: {$ref: '#/components/schemas/Map'}, notes: {$ref: '#/components/schemas/Map'}}}
            """;

    private static ServedDescription berths() throws IOException, InterruptedException {
        ServedDescription berths = ServedDescription.of(PATHS, TYPES);
        for (String berth : List.of(
                "'name':'north','labels':{'size':'large','use':'fish'},'marks':{'owner':'port'},'notes':{'by':'mia'}",
                "'name':'south','labels':{'size':'small'},'marks':{'owner':'port','old':'yes'}",
                "'name':'west','labels':{}")) {
            berths.post("/berths", "{" + berth.replace('\'', '"') + "}");
        }
        return berths;
    }

    private static List<String> names(ServedDescription berths, String parameter, String value)
            throws IOException, InterruptedException {
        return berths.get("/berths?" + parameter + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8))
                .texts("name");
    }

    @Test
    void aTextSelectsEntries() throws IOException, InterruptedException {
        try (ServedDescription berths = berths()) {
            assertThat(names(berths, "labels", "size=large")).containsExactly("north");
            assertThat(names(berths, "labels", "size!=large")).containsExactly("west", "south");
            assertThat(names(berths, "labels", "size in (large, small)")).containsExactly("south", "north");
            assertThat(names(berths, "labels", "size notin (small)")).containsExactly("west", "north");
            assertThat(names(berths, "labels", "size,!use")).containsExactly("south");
            assertThat(names(berths, "labels", "size:small")).containsExactly("south");
            assertThat(berths.get("/berths?labels=%3D").status()).isEqualTo(400);
        }
    }

    @Test
    void allSelectorsOfAListMustHold() throws IOException, InterruptedException {
        try (ServedDescription berths = berths()) {
            assertThat(names(berths, "marks", "owner:port")).containsExactly("south", "north");
            assertThat(berths.get("/berths?marks=owner:port&marks=old").body().elements())
                    .hasSize(1);
        }
    }

    @Test
    void anObjectListsEntries() throws IOException, InterruptedException {
        try (ServedDescription berths = berths()) {
            assertThat(names(berths, "notes%5Bby%5D", "mia")).containsExactly("north");
            assertThat(names(berths, "notes%5Bby%5D", "leo")).isEmpty();
        }
    }

    @Test
    void aDeletionDeletesTheSelectedInstancesOnly() throws IOException, InterruptedException {
        try (ServedDescription berths = berths()) {
            assertThat(berths.delete("/berths?labels=%3D").status()).isEqualTo(400);
            assertThat(berths.delete("/berths?labels=size%3Dsmall&grace=5").status())
                    .isEqualTo(204);
            assertThat(names(berths, "labels", "")).containsExactly("west", "north");
            assertThat(berths.delete("/berths?limit=1").status()).isEqualTo(204);
            assertThat(names(berths, "labels", "")).containsExactly("north");
        }
    }

    @Test
    void aDeletionWithoutASelectorDeletesAllInstances() throws IOException, InterruptedException {
        try (ServedDescription berths = berths()) {
            for (int at = 0; at < 30; at++) {
                berths.post("/berths", "{\"name\":\"b" + at + "\"}");
            }
            assertThat(berths.delete("/berths").status()).isEqualTo(204);
            assertThat(names(berths, "labels", "")).isEmpty();
        }
    }

    @Test
    void aDeletionByANameOfAListDeletesItsInstancesOnly() throws IOException, InterruptedException {
        String paths = """
                /boats:
                  parameters: [{name: PARAMETER, in: query, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Boat'}}}}}}}
                  delete: {responses: {'204': {description: gone}}}
                /boats/new:
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}}
                /boats/{name}:
                  parameters: [{name: name, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}, '404': {description: none}}}
                """;
        String types =
                "Boat: {type: object, required: [name], properties: {name: {type: string}, tags: {type: array, items: {type: string}}}}";
        for (String parameter : List.of("tag_name", "mood")) {
            try (ServedDescription boats = ServedDescription.of(paths.replace("PARAMETER", parameter), types)) {
                boats.post("/boats/new", "{\"name\":\"ada\",\"tags\":[\"old\"]}");
                boats.post("/boats/new", "{\"name\":\"eva\",\"tags\":[\"new\"]}");
                boats.delete("/boats?" + parameter + "=old");
                assertThat(boats.get("/boats/ada").status()).isEqualTo(parameter.equals("mood") ? 200 : 404);
                assertThat(boats.get("/boats/eva").status()).isEqualTo(200);
            }
        }
    }
}
