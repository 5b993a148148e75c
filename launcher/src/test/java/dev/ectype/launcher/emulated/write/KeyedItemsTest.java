package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests patches of arrays whose schema names the member that identifies an item. */
final class KeyedItemsTest {
    private static final String PATHS = """
            /ships:
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Ship'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Ship'}}}}}
            /ships/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Ship'}}}}}}
              patch:
                requestBody:
                  content:
                    application/merge-patch+json: {schema: {type: object}}
                    application/strategic-merge-patch+json: {schema: {type: object}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Ship'}}}}}
            """;
    private static final String TYPES = """
            Hold: {type: object, properties: {size: {type: integer}, hatch: {type: integer}}}
            Deck:
              type: object
              required: [name]
              properties:
                name: {type: string}
                paint: {type: string}
                holds: {type: array, items: {$ref: '#/components/schemas/Hold'}, x-port-patch-merge-key: hatch}
            Ship:
              type: object
              required: [name]
              properties:
                name: {type: string}
                flags: {type: array, items: {type: string}}
                decks: {type: array, items: {$ref: '#/components/schemas/Deck'}, x-port-patch-merge-key: name, x-port-patch-strategy: merge}
            """;
    private static final String KEYED = "application/strategic-merge-patch+json";
    private static final String DECKS =
            "'decks':[{'name':'low','paint':'red','holds':[{'size':3,'hatch':1}]},{'name':'high','paint':'blue'}]";

    private static String patched(String type, String patch) throws IOException, InterruptedException {
        try (ServedDescription ships = ServedDescription.of(PATHS, TYPES)) {
            ships.post("/ships", json("{'name':'ada','flags':['a'],%s}".formatted(DECKS)));
            ships.send("PATCH", "/ships/ada", type, json(patch));
            return ships.get("/ships/ada").body().member("decks").toString();
        }
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    @Test
    void changesTheItemsWithTheKeysOfThePatch() throws IOException, InterruptedException {
        assertThat(patched(
                        KEYED,
                        "{'decks':[{'name':'low','paint':'green','holds':[{'size':9,'hatch':2}]},{'name':'new'}]}"))
                .isEqualTo(json("[{'name':'low','paint':'green','holds':[{'size':3,'hatch':1},{'size':9,'hatch':2}]},"
                        + "{'name':'high','paint':'blue'},{'name':'new'}]"));
    }

    @Test
    void deletesItemsAndReplacesTheArrayIfThePatchSaysSo() throws IOException, InterruptedException {
        assertThat(patched(
                        KEYED,
                        "{'decks':[{'$patch':'delete','name':'low'}],'$setElementOrder/decks':[{'name':'high'}]}"))
                .isEqualTo(json("[{'name':'high','paint':'blue'}]"));
        assertThat(patched(KEYED, "{'decks':[{'$patch':'replace'},{'name':'low'}]}"))
                .isEqualTo(json("[{'name':'low'}]"));
    }

    @Test
    void otherPatchesReplaceTheArray() throws IOException, InterruptedException {
        assertThat(patched("application/merge-patch+json", "{'decks':[{'name':'low','paint':'green'}]}"))
                .isEqualTo(json("[{'name':'low','paint':'green'}]"));
    }
}
