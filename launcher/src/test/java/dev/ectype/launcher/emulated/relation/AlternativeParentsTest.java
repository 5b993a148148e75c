package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class AlternativeParentsTest {
    private static String maps(String holder) {
        return """
                /HOLDERs:
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Holder'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/HOLDER'}}}}}
                /HOLDERs/{HOLDER}:
                  parameters: [{name: HOLDER, in: path, required: true, schema: {type: string}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/HOLDER'}}}}}
                """.replace("HOLDER", holder) + below("/HOLDERs/{HOLDER}".replace("HOLDER", holder), holder);
    }

    private static String below(String path, String... parameters) {
        StringBuilder declared = new StringBuilder();
        for (String parameter : parameters) {
            declared.append("    - {name: " + parameter + ", in: path, required: true, schema: {type: string}}\n");
        }
        return """
                PATH/maps:
                  parameters:
                DECLARED  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Map'}}}}}}
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}}
                PATH/maps/{map}:
                  parameters:
                DECLARED    - {name: map, in: path, required: true, schema: {type: string}}
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}}
                  delete:
                    responses: {'204': {description: gone}}
                """.replace("PATH", path).replace("DECLARED", declared);
    }

    /** The collection of all maps; without it, the maps of clubs and those of ships would be two resources. */
    private static final String ALL = """
            /maps/{map}:
              parameters: [{name: map, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}}
            """;

    private static final String SCHEMAS = """
            Holder:
              type: object
              properties: {name: {type: string}}
            club:
              type: object
              properties: {id: {type: string, readOnly: true}, name: {type: string}}
            ship:
              type: object
              properties: {id: {type: string, readOnly: true}, name: {type: string}, crew: {type: integer}}
            Map:
              type: object
              required: [id]
              properties: {id: {type: integer, readOnly: true}, scale: {type: string}}
            """;

    @Test
    void findsInstancesOnlyBelowTheirOwnParentResource() throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(ALL + maps("club") + maps("ship"), SCHEMAS)) {
            String club = "/clubs/"
                    + served.post("/clubs", "{\"name\": \"alpine\"}")
                            .body()
                            .member("id")
                            .text();
            String ship = "/ships/"
                    + served.post("/ships", "{\"name\": \"ark\"}")
                            .body()
                            .member("id")
                            .text();
            assertThat(served.post(club + "/maps", "{\"scale\": \"1:25\"}").status())
                    .isEqualTo(201);
            assertThat(served.post(ship + "/maps", "{\"scale\": \"1:50\"}").status())
                    .isEqualTo(201);
            assertThat(served.get(club + "/maps/1").status()).isEqualTo(200);
            assertThat(served.get(ship + "/maps/1").status()).isEqualTo(404);
            assertThat(served.delete(club + "/maps/2").status()).isEqualTo(404);
            assertThat(served.delete(ship + "/maps/2").status()).isEqualTo(204);
        }
    }

    @Test
    void findsInstancesBelowTheParentOfTheirParent() throws IOException, InterruptedException {
        String decks = """
                /ships/{ship}/decks:
                  parameters: [{name: ship, in: path, required: true, schema: {type: string}}]
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Deck'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Deck'}}}}}
                /ships/{ship}/decks/{deck}:
                  parameters:
                    - {name: ship, in: path, required: true, schema: {type: string}}
                    - {name: deck, in: path, required: true, schema: {type: string}}
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Deck'}}}}}
                """;
        String deckType = """
                Deck:
                  type: object
                  required: [id]
                  properties: {id: {type: integer, readOnly: true}, height: {type: integer}}
                """;
        String paths = ALL + maps("ship") + decks + below("/ships/{ship}/decks/{deck}", "ship", "deck");
        try (ServedDescription served = ServedDescription.of(paths, SCHEMAS + deckType)) {
            String ship = "/ships/"
                    + served.post("/ships", "{\"name\": \"ark\"}")
                            .body()
                            .member("id")
                            .text();
            String deck = ship + "/decks/"
                    + served.post(ship + "/decks", "{\"height\": 2}")
                            .body()
                            .member("id")
                            .text();
            assertThat(served.post(deck + "/maps", "{\"scale\": \"1:25\"}").status())
                    .isEqualTo(201);
            assertThat(served.get(deck + "/maps/1").status()).isEqualTo(200);
            assertThat(served.get(ship + "/maps/1").status()).isEqualTo(200);
        }
    }
}
