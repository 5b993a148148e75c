package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

final class DescribedHeadersTest {
    private static Served served(String headers) {
        return Served.of(
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
    void whatOnlyAnswersForTheConnectionIsNotTakenFromTheDescription() throws IOException, InterruptedException {
        String text = "schema: {type: string}}";
        try (Served pets = served("Content-Encoding: {example: gzip, " + text + ", Connection: {example: close, " + text
                + ", Transfer-Encoding: {example: chunked, " + text + ", X-Rate: {example: high, " + text)) {
            Served.Answer answer = pets.get("/pets");
            assertThat(answer.header("x-rate")).isEqualTo("high");
            assertThat(answer.headers().map()).doesNotContainKeys("content-encoding", "connection");
            assertThat(answer.body().size()).isEqualTo(3);
        }
    }

    @Test
    void aLinkThatMustBeThereLeadsToTheFirstPageWhereThereIsNoOther() throws IOException, InterruptedException {
        try (Served pets = served("Link: {required: true, schema: {type: string}}")) {
            Served.Answer answer = pets.get("/pets");
            assertThat(answer.header("link")).matches("<http://.+/pets>; rel=\"first\"");
        }
        try (Served pets = served("Link: {schema: {type: string}}")) {
            assertThat(pets.get("/pets").header("link")).isEmpty();
        }
    }
}
