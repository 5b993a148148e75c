package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests paths that return one file or a list of several. */
final class FileOrFolderPathTest {
    private static final String PATHS = """
            /contents/{path}:
              parameters: [{name: path, in: path, required: true, schema: {type: string}}]
              get:
                responses:
                  '200': {description: ok, content: {application/json: {schema: {oneOf: [{type: array, items: {$ref: '#/components/schemas/Entry'}}, {$ref: '#/components/schemas/File'}, {$ref: '#/components/schemas/Link'}]}}}}
                  '404': {description: not there}
              put:
                requestBody: {required: true, content: {application/json: {schema: {type: object, required: [message, content], properties: {message: {type: string}, content: {type: string}}}}}}
                responses: {'200': {description: ok}, '201': {description: ok, content: {application/json: {schema: {type: object, required: [content], properties: {content: {$ref: '#/components/schemas/Entry'}}}}}}}
              delete: {responses: {'204': {description: gone}}}
            """;
    private static final String TYPES = """
            Entry: {type: object, properties: {path: {type: string}, size: {type: integer}, type: {type: string}}}
            File: {type: object, required: [path, type, size, sha, url, git, html, content], properties: {path: {type: string}, type: {type: string, enum: [file]}, size: {type: integer}, sha: {type: string}, url: {type: string}, git: {type: string}, html: {type: string}, content: {type: string}}}
            Link: {type: object, required: [path, type, target], properties: {path: {type: string}, type: {type: string, enum: [link]}, target: {type: string}}}
            """;

    @Test
    void aPutFileIsReturnedWithItsSentMembers() throws IOException, InterruptedException {
        try (ServedDescription disk = ServedDescription.of(PATHS, TYPES)) {
            assertThat(disk.get("/contents/a.txt").status()).isEqualTo(404);
            disk.put("/contents/a.txt", "{\"message\":\"m\",\"content\":\"aGk=\"}");
            Document response = disk.get("/contents/a.txt").body();
            assertThat(response.member("path").text()).isEqualTo("a.txt");
            assertThat(response.member("content").text()).isEqualTo("aGk=");
            assertThat(response.member("type").text()).isEqualTo("file");
            assertThat(disk.delete("/contents/a.txt").status()).isEqualTo(204);
            assertThat(disk.get("/contents/a.txt").status()).isEqualTo(404);
        }
    }
}
