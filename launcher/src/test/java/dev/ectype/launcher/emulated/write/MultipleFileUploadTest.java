package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class MultipleFileUploadTest {
    private static final String PATHS = """
            /papers:
              get: {responses: {'200': {description: ok, LIST}}}
              post: {requestBody: {required: true, FILES}, responses: {'201': {description: ok, SHOWN}}}
            /papers/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Paper'}}}}}}
            /papers/{id}/content:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {'*/*': {schema: {type: string, format: binary}}}}}}
            """.replace(
                    "LIST", json("{type: array, items: {$ref: '#/components/schemas/Paper'}}"))
            .replace(
                    "FILES",
                    "content: {multipart/form-data: {schema: {type: object, properties:"
                            + " {shelf: {type: string}, files: {type: array, items: {type: string, format: binary}}}}}}");
    private static final String SCHEMAS = """
            Paper:
              type: object
              required: [id, name]
              properties:
                id: {type: string, readOnly: true}
                name: {type: string}
                size: {type: integer}
                mimeType: {type: string}
                shelf: {type: string}
            """;

    private static String json(String schema) {
        return "content: {application/json: {schema: " + schema + "}}";
    }

    private static Document upload(ServedDescription api, String... texts) throws IOException, InterruptedException {
        StringBuilder form =
                new StringBuilder("--cut\r\nContent-Disposition: form-data; name=\"shelf\"\r\n\r\ntop\r\n");
        for (String text : texts) {
            form.append("--cut\r\nContent-Disposition: form-data; name=\"files\"; filename=\"")
                    .append(text)
                    .append(".txt\"\r\nContent-Type: text/plain\r\n\r\n")
                    .append(text)
                    .append("\r\n");
        }
        HttpResponse<byte[]> made = api.ask(api.at("/papers")
                .header("content-type", "multipart/form-data; boundary=cut")
                .POST(BodyPublishers.ofString(form + "--cut--\r\n")));
        assertThat(made.statusCode())
                .as(new String(made.body(), StandardCharsets.UTF_8))
                .isEqualTo(201);
        return Json.parse(made.body());
    }

    @Test
    void eachUploadedFileIsAnInstanceIfTheReplyIsAList() throws IOException, InterruptedException {
        String content = json("{type: array, items: {$ref: '#/components/schemas/Paper'}}");
        try (ServedDescription api = ServedDescription.of(PATHS.replace("SHOWN", content), SCHEMAS)) {
            Document made = upload(api, "one", "two!", "one");
            assertThat(made.elements())
                    .extracting(paper -> paper.member("name").text() + " "
                            + paper.member("size").text() + " "
                            + paper.member("mimeType").text() + " "
                            + paper.member("shelf").text())
                    .containsExactly(
                            "one.txt 3 text/plain top", "two!.txt 4 text/plain top", "one.txt 3 text/plain top");
            assertThat(api.get("/papers").body().size()).isEqualTo(3);
            String second = made.element(1).member("id").text();
            assertThat(api.get("/papers/" + second + "/content").text()).isEqualTo("two!");
            assertThat(upload(api, "three").size()).isEqualTo(1);
        }
    }

    @Test
    void severalFilesBelongToOneInstanceIfTheReplyIsAnObject() throws IOException, InterruptedException {
        String content = json("{$ref: '#/components/schemas/Paper'}");
        try (ServedDescription api = ServedDescription.of(PATHS.replace("SHOWN", content), SCHEMAS)) {
            assertThat(upload(api, "one", "two").member("name").text()).isEqualTo("one.txt");
            assertThat(api.get("/papers").body().size()).isEqualTo(1);
        }
    }
}
