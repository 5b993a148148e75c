package dev.ectype.launcher.emulated.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests the initial instances from examples of replies. */
final class ExampleInstancesTest {
    private static final String BREEDS = """
            /breeds:
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Breed'}}}}}}
            /breeds/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Breed'}}}}}
            """;

    private static final String BREED =
            "Breed: {type: object, required: [id], properties: {id: {type: string}, name: {type: string}}}\n";

    @Test
    void examplesOfRepliesAreSeeded() throws IOException, InterruptedException {
        String paths = BREEDS.replaceFirst(
                        "Breed'}}}}}}", "Breed'}}, example: [{id: manx, name: Manx}, {id: korat, name: Korat}]}}}}")
                .replaceFirst("Breed'}}}}}\n", "Breed'}, example: {id: manx, name: Tailless}}}}}\n");
        try (ServedDescription breeds = ServedDescription.of(paths, BREED)) {
            assertThat(breeds.get("/breeds/manx").text()).isEqualTo("{\"id\":\"manx\",\"name\":\"Tailless\"}");
            assertThat(breeds.get("/breeds/korat").text()).isEqualTo("{\"id\":\"korat\",\"name\":\"Korat\"}");
            assertThat(breeds.get("/breeds/persian").status()).isEqualTo(404);
        }
    }

    @Test
    void aSingletonStartsWithItsExample() throws IOException, InterruptedException {
        String settings = """
                /settings:
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Settings'}, example: {theme: dark, quota: 17}}}}}
                  patch:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Settings'}}}}
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Settings'}}}}}
                """;
        String type =
                "Settings: {type: object, required: [theme], properties: {theme: {type: string}, quota: {type: integer}}}\n";
        try (ServedDescription served = ServedDescription.of(settings, type)) {
            assertThat(served.get("/settings").text()).isEqualTo("{\"theme\":\"dark\",\"quota\":17}");
            served.send("PATCH", "/settings", "application/json", "{\"theme\":\"light\"}");
            assertThat(served.get("/settings").text()).isEqualTo("{\"theme\":\"light\",\"quota\":17}");
        }
    }
}
