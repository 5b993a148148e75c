package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests a path that reads and writes some values of an instance, which are inside of its objects. */
final class PartialViewTest {
    private static final String PATHS = """
            /cranes:
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Crane'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Crane'}}}}}
            /cranes/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Crane'}}}}}}
            /cranes/{name}/scale:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Scale'}}}}}}
              put:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Scale'}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Scale'}}}}}
            """;
    private static final String TYPES = """
            Crane: {type: object, required: [name], properties: {name: {type: string}, spec: {type: object, properties: {hooks: {type: integer}, model: {type: string}}}, status: {type: object, properties: {hooks: {type: integer}, phase: {type: string}}}}}
            Scale: {type: object, properties: {name: {type: string}, spec: {type: object, properties: {hooks: {type: integer}}}, status: {type: object, properties: {hooks: {type: integer}}}}}
            """;

    @Test
    void showsAndChangesTheValuesOfTheInstance() throws IOException, InterruptedException {
        try (ServedDescription cranes = ServedDescription.of(PATHS, TYPES)) {
            cranes.post("/cranes", "{\"name\":\"c1\",\"spec\":{\"hooks\":2,\"model\":\"m7\"}}");
            assertThat(cranes.get("/cranes/c1/scale").text()).isEqualTo("{\"name\":\"c1\",\"spec\":{\"hooks\":2}}");
            assertThat(cranes.put("/cranes/c1/scale", "{\"spec\":{\"hooks\":5}}")
                            .text())
                    .isEqualTo("{\"name\":\"c1\",\"spec\":{\"hooks\":5}}");
            assertThat(cranes.get("/cranes/c1").text())
                    .isEqualTo("{\"name\":\"c1\",\"spec\":{\"hooks\":5,\"model\":\"m7\"}}");
            assertThat(cranes.get("/cranes/c2/scale").status()).isEqualTo(404);
        }
    }
}
