package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

final class GivenInstancesTest {
    private static String readOnly(String type, String example) {
        return """
                /breeds:
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Breed'}}}}}}
                /breeds/{id}:
                  parameters: [{name: id, in: path, required: true, example: %s, schema: {type: %s}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Breed'}}}}}
                """.formatted(example, type);
    }

    private static String breed(String type) {
        return "Breed: {type: object, required: [id], properties: {id: {type: " + type + "}, name: {type: string}}}\n";
    }

    @Test
    void theIdentifierThatAPathShowsIsOneOfThem() throws IOException, InterruptedException {
        try (Served breeds = Served.of(readOnly("string", "siamese"), breed("string"))) {
            assertThat(breeds.get("/breeds/siamese").status()).isEqualTo(200);
            assertThat(breeds.get("/breeds").body().size()).isEqualTo(3);
            assertThat(breeds.get("/breeds").text()).contains("\"siamese\"");
            assertThat(breeds.get("/breeds/persian").status()).isEqualTo(404);
        }
    }

    @Test
    void countingGoesOnBesideTheNumberThatAPathShows() throws IOException, InterruptedException {
        try (Served breeds = Served.of(readOnly("integer", "12345"), breed("integer"))) {
            assertThat(breeds.get("/breeds/12345").status()).isEqualTo(200);
            assertThat(breeds.get("/breeds").body().size()).isEqualTo(3);
        }
        try (Served breeds = Served.of(readOnly("integer", "2"), breed("integer"))) {
            assertThat(breeds.get("/breeds").body().size()).isEqualTo(3);
        }
    }

    @Test
    void whatClientsCreateStartsEmptyWhateverAPathShows() throws IOException, InterruptedException {
        String create = """
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Breed'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Breed'}}}}}
                /breeds/{id}:
                """;
        String paths = readOnly("string", "siamese").replace("/breeds/{id}:\n", create);
        try (Served breeds = Served.of(paths, breed("string"))) {
            assertThat(breeds.get("/breeds/siamese").status()).isEqualTo(404);
        }
    }
}
