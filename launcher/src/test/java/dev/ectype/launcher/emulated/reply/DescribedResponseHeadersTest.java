package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class DescribedResponseHeadersTest {
    private static ServedDescription served(String headers) {
        return ServedDescription.of(
                """
                /pets:
                  get:
                    responses:
                      '200':
                        description: ok
                        headers: {%s}
                        content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
                """.formatted(headers), "Pet: {type: object, required: [id], properties: {id: {type: string}}}\n");
    }

    @Test
    void connectionHeadersOfTheDescriptionAreIgnored() throws IOException, InterruptedException {
        String text = "schema: {type: string}}";
        try (ServedDescription pets =
                served("Content-Encoding: {example: gzip, " + text + ", Connection: {example: close, " + text
                        + ", Transfer-Encoding: {example: chunked, " + text + ", X-Rate: {example: high, " + text)) {
            ServedDescription.Answer answer = pets.get("/pets");
            assertThat(answer.header("x-rate")).isEqualTo("high");
            assertThat(answer.headers().map()).doesNotContainKeys("content-encoding", "connection");
            assertThat(answer.body().size()).isEqualTo(3);
        }
    }

    @Test
    void aRequiredLinkHeaderFallsBackToTheFirstPage() throws IOException, InterruptedException {
        try (ServedDescription pets = served("Link: {required: true, schema: {type: string}}")) {
            ServedDescription.Answer answer = pets.get("/pets");
            assertThat(answer.header("link")).matches("<http://.+/pets>; rel=\"first\"");
        }
        try (ServedDescription pets = served("Link: {schema: {type: string}}")) {
            assertThat(pets.get("/pets").header("link")).isEmpty();
        }
    }
}
