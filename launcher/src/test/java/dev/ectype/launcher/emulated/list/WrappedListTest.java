package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests lists whose elements contain the instance beside other values. */
final class WrappedListTest {
    private static final String PATHS = """
            /boats:
              get: {responses: {'200': {description: all, content: {application/json: {schema: {$ref: '#/components/schemas/BoatList'}}}}}}
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}
                responses: {'201': &boat {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}}
            /boats/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': *boat}}
            """;
    private static final String SCHEMAS = """
            BoatList: {type: object, required: [entries], properties: {entries: {type: array, items: {$ref: '#/components/schemas/Entry'}}}}
            Entry: {type: object, required: [boat, weather], properties: {boat: {$ref: '#/components/schemas/Boat'}, weather: {type: string, enum: [calm]}}}
            Boat: {type: object, required: [name], properties: {id: {type: string, readOnly: true}, name: {type: string}}}
            """;

    @Test
    void anElementContainsTheStoredInstance() throws IOException, InterruptedException {
        try (ServedDescription yard = ServedDescription.of(PATHS, SCHEMAS)) {
            yard.post("/boats", "{\"name\": \"Swift\"}");
            assertThat(yard.get("/boats").text())
                    .isEqualTo(
                            "{\"entries\":[{\"boat\":{\"id\":\"boat_1\",\"name\":\"Swift\"},\"weather\":\"calm\"}]}");
        }
    }

    @Test
    void aListIsFoundBesideErrorsAndAmongAlternatives() throws IOException, InterruptedException {
        String list = "{type: array, items: {$ref: '#/components/schemas/Boat'}}";
        String errors = "{type: array, items: {$ref: '#/components/schemas/Problem'}}";
        String boat = SCHEMAS + "Problem: {type: object, properties: {code: {type: string}}}\n";
        for (String type : new String[] {
            "BoatList: {type: object, required: [found], properties: {errors: " + errors + ", found: " + list + "}}\n",
            "BoatList: {type: object, required: [fast_boats], properties: {fast_boats: " + list + ", odd: " + errors
                    + "}}\n",
            "BoatList: {oneOf: [" + list + ", {$ref: '#/components/schemas/Problem'}]}\n"
        }) {
            String schemas = type + boat.substring(boat.indexOf('\n') + 1);
            try (ServedDescription yard = ServedDescription.of(PATHS, schemas)) {
                yard.post("/boats", "{\"name\": \"Swift\"}");
                assertThat(yard.get("/boats").text()).as(type).contains("[{\"id\":\"boat_1\",\"name\":\"Swift\"}]");
            }
        }
    }
}
