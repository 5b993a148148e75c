package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class RequestDefaultsTest {
    private static final String PATHS = """
            /lamps:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/NewLamp'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Lamp'}}}}}
            /lamps/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Lamp'}}}}}
            """;

    private static final String SCHEMAS = """
            NewLamp: {type: object, required: [name], properties: {name: {type: string}, colour: {type: string, default: amber},
              on: {type: boolean, description: 'Whether it shines. Defaults to `true`.'}}}
            Lamp: {type: object, required: [id, on, colour], properties: {id: {type: string}, name: {type: string},
              on: {type: boolean}, colour: {type: string}}}
            """;

    @Test
    void omittedMembersGetTheirDefaults() throws IOException, InterruptedException {
        try (ServedDescription lamps = ServedDescription.of(PATHS, SCHEMAS)) {
            assertThat(lamps.post("/lamps", "{\"name\":\"desk\"}").text())
                    .contains("\"on\":true", "\"colour\":\"amber\"");
            assertThat(lamps.post("/lamps", "{\"name\":\"desk\",\"on\":false}").text())
                    .contains("\"on\":false", "\"colour\":\"amber\"");
        }
    }
}
