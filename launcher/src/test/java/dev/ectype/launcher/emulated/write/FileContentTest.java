package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests uploads, descriptions, downloads and deletions of files. */
class FileContentTest {
    private static final byte[] PICTURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0, (byte) 0xff, '-', '-'};

    private static final String PATHS = """
            /files:
              post:
                operationId: upload
                requestBody:
                  required: true
                  content:
                    multipart/form-data:
                      schema:
                        type: object
                        required: [file]
                        properties:
                          file: {type: string, format: binary}
                          purpose: {type: string, enum: [logo, other]}
                          labels: {type: array, items: {type: integer}}
                      encoding: {file: {contentType: 'image/png, image/gif'}}
                responses:
                  '201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/File'}}}}
              get:
                operationId: listFiles
                responses:
                  '200':
                    description: all
                    content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/File'}}}}
            /files/{fileId}:
              parameters: [{name: fileId, in: path, required: true, schema: {type: string}}]
              get:
                operationId: readFile
                responses:
                  '200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/File'}}}}
                  '404': {description: none}
              delete:
                operationId: deleteFile
                responses: {'204': {description: gone}, '404': {description: none}}
            /files/{fileId}/content:
              parameters: [{name: fileId, in: path, required: true, schema: {type: string}}]
              get:
                operationId: download
                responses:
                  '200': {description: bytes, content: {'*/*': {schema: {type: string, format: binary}}}}
              put:
                operationId: overwrite
                requestBody:
                  required: true
                  content: {application/octet-stream: {schema: {type: string, format: binary}}}
                responses: {'204': {description: done}}
            /files/{fileId}/thumbnail:
              parameters: [{name: fileId, in: path, required: true, schema: {type: string}}]
              get:
                operationId: thumbnail
                responses:
                  '200': {description: bytes, content: {image/png: {schema: {type: string, format: binary}}}}
              put:
                operationId: setThumbnail
                requestBody: {required: true, content: {image/png: {schema: {type: string, format: binary}}}}
                responses: {'204': {description: done}}
              delete:
                operationId: dropThumbnail
                responses: {'204': {description: done}}
            /files/{fileId}/text:
              parameters: [{name: fileId, in: path, required: true, schema: {type: string}}]
              get:
                operationId: readText
                responses: {'200': {description: text, content: {application/json: {schema: {type: string}}}}}
              put:
                operationId: writeText
                requestBody: {required: true, content: {text/plain: {schema: {type: string}}}}
                responses: {'204': {description: done}}
            /raw/{bucket}/{key}:
              parameters:
                - {name: bucket, in: path, required: true, schema: {type: string}}
                - {name: key, in: path, required: true, schema: {type: string}}
              put:
                operationId: putRaw
                requestBody: {required: true, content: {application/octet-stream: {schema: {type: string, format: binary}}}}
                responses: {'200': {description: done}}
              get:
                operationId: getRaw
                responses:
                  '200': {description: it, content: {application/octet-stream: {schema: {type: string, format: binary}}}}
              delete:
                operationId: dropRaw
                responses: {'204': {description: gone}}
            /scraps/{box}/{key}:
              parameters:
                - {name: box, in: path, required: true, schema: {type: string}}
                - {name: key, in: path, required: true, schema: {type: string}}
              put:
                requestBody: {content: {application/octet-stream: {schema: {type: string, format: binary}}}}
                responses: {'200': {description: done}}
              get:
                responses: {'200': {description: it, content: {application/octet-stream: {schema: {type: string, format: binary}}}}}
            """;

    private static final String SCHEMAS = """
            File:
              type: object
              required: [id, filename, bytes, purpose]
              properties:
                id: {type: string, readOnly: true}
                filename: {type: string}
                bytes: {type: integer}
                content_type: {type: string}
                sha256: {type: string}
                checksum: {type: string, example: 0a4d55a8d778e5022fab701977c5d840bbc486d0}
                md5Hash: {type: string, format: byte}
                purpose: {type: string}
                labels: {type: array, items: {type: integer}}
            """;

    private static ServedDescription api;

    @BeforeAll
    static void serve() {
        api = ServedDescription.of(PATHS, SCHEMAS);
    }

    @AfterAll
    static void stop() {
        api.close();
    }

    private static Document upload() throws IOException, InterruptedException {
        String head = "--cut\r\nContent-Disposition: form-data; name=\"purpose\"\r\n\r\nlogo\r\n"
                + "--cut\r\nContent-Disposition: form-data; name=\"labels\"\r\n\r\n3\r\n"
                + "--cut\r\nContent-Disposition: form-data; name=\"labels\"\r\n\r\n4\r\n"
                + "--cut\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a;b.png\"\r\n"
                + "Content-Type: image/png\r\n\r\n";
        HttpResponse<byte[]> made = api.ask(api.at("/files")
                .header("content-type", "multipart/form-data; boundary=cut")
                .POST(BodyPublishers.concat(
                        BodyPublishers.ofString(head),
                        BodyPublishers.ofByteArray(PICTURE),
                        BodyPublishers.ofString("\r\n--cut--\r\n"))));
        assertThat(made.statusCode())
                .as(new String(made.body(), StandardCharsets.UTF_8))
                .isEqualTo(201);
        return Json.parse(made.body());
    }

    @Test
    void aFileOfAnotherTypeIsRejected() throws IOException, InterruptedException {
        String body = "--cut\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                + "Content-Type: text/plain\r\n\r\nhello\r\n--cut--\r\n";
        HttpResponse<byte[]> refused = api.ask(api.at("/files")
                .header("content-type", "multipart/form-data; boundary=cut")
                .POST(BodyPublishers.ofString(body)));
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(new String(refused.body(), StandardCharsets.UTF_8))
                .contains("body/file")
                .contains("image/gif");
    }

    private static String id(Document file) {
        return String.valueOf(file.member("id"));
    }

    private static HttpResponse<byte[]> get(String path) throws IOException, InterruptedException {
        return api.ask(api.at(path));
    }

    private static int put(String path, String type, byte[] body) throws IOException, InterruptedException {
        return api.ask(api.at(path).header("content-type", type).PUT(BodyPublishers.ofByteArray(body)))
                .statusCode();
    }

    @Test
    void anUploadedFileIsDescribedByItsContent() throws IOException, InterruptedException {
        Document file = upload();
        assertThat(file.member("filename")).hasToString("a;b.png");
        assertThat(file.member("bytes")).hasToString("10");
        assertThat(file.member("content_type")).hasToString("image/png");
        assertThat(file.member("purpose")).hasToString("logo");
        assertThat(file.member("labels")).hasToString("[3,4]");
        assertThat(String.valueOf(file.member("sha256"))).hasSize(64);
        assertThat(String.valueOf(file.member("checksum"))).hasSize(40);
        assertThat(String.valueOf(file.member("md5Hash"))).hasSize(24).endsWith("==");
        assertThat(file.member("file")).isNull();
        assertThat(new String(get("/files/" + id(file)).body(), StandardCharsets.UTF_8))
                .isEqualTo(file.toString());
    }

    @Test
    void theBytesAreDownloadedWithTheirTypeUntilTheDeletion() throws IOException, InterruptedException {
        String id = id(upload());
        HttpResponse<byte[]> content = get("/files/" + id + "/content");
        assertThat(content.body()).isEqualTo(PICTURE);
        assertThat(content.headers().firstValue("content-type")).contains("image/png");
        byte[] snapshot = api.emulator().snapshot();
        assertThat(put("/files/" + id + "/content", "application/octet-stream", new byte[] {1, 2, 3}))
                .isEqualTo(204);
        assertThat(get("/files/" + id + "/content").body()).containsExactly(1, 2, 3);
        assertThat(Json.parse(get("/files/" + id).body()).member("bytes")).hasToString("3");
        api.emulator().restore(Json.parse(snapshot));
        assertThat(get("/files/" + id + "/content").body()).isEqualTo(PICTURE);
        api.ask(api.at("/files/" + id).DELETE());
        assertThat(get("/files/" + id + "/content").statusCode()).isEqualTo(404);
        assertThat(new String(api.emulator().snapshot(), StandardCharsets.UTF_8))
                .doesNotContain(id);
    }

    @Test
    void severalContentsOfOneInstanceAreSeparate() throws IOException, InterruptedException {
        String id = id(upload());
        String thumbnail = "/files/" + id + "/thumbnail";
        assertThat(get(thumbnail).body()).isEqualTo(PICTURE);
        assertThat(put(thumbnail, "image/png", new byte[] {7})).isEqualTo(204);
        assertThat(get(thumbnail).body()).containsExactly(7);
        assertThat(get("/files/" + id + "/content").body()).isEqualTo(PICTURE);
        assertThat(api.ask(api.at(thumbnail).DELETE()).statusCode()).isEqualTo(204);
        assertThat(get(thumbnail).statusCode()).isEqualTo(404);
        assertThat(get("/files/" + id + "/content").body()).isEqualTo(PICTURE);
        assertThat(put("/files/nobody/thumbnail", "image/png", new byte[] {7})).isEqualTo(404);
    }

    @Test
    void aDownloadHasAFileNameAndRanges() throws IOException, InterruptedException {
        String path = "/files/" + id(upload()) + "/content";
        HttpResponse<byte[]> whole = get(path);
        assertThat(whole.headers().firstValue("accept-ranges")).contains("bytes");
        assertThat(whole.headers().firstValue("content-disposition")).contains("inline; filename=\"a;b.png\"");
        HttpResponse<byte[]> part = api.ask(api.at(path).header("range", "bytes=1-3"));
        assertThat(part.statusCode()).isEqualTo(206);
        assertThat(part.headers().firstValue("content-range")).contains("bytes 1-3/10");
        assertThat(part.body()).containsExactly('P', 'N', 'G');
        assertThat(api.ask(api.at(path).header("range", "bytes=-2")).body()).containsExactly('-', '-');
        assertThat(api.ask(api.at(path).header("range", "bytes=8-99")).body()).containsExactly('-', '-');
        HttpResponse<byte[]> beyond = api.ask(api.at(path).header("range", "bytes=10-"));
        assertThat(beyond.statusCode()).isEqualTo(416);
        assertThat(beyond.headers().firstValue("content-range")).contains("bytes */10");
        for (String odd : new String[] {"bytes=3-1", "bytes=0-1,3-4", "lines=1-2", "bytes=-"}) {
            HttpResponse<byte[]> all = api.ask(api.at(path).header("range", odd));
            assertThat(all.statusCode()).as(odd).isEqualTo(200);
            assertThat(all.body()).isEqualTo(PICTURE);
        }
        HttpResponse<byte[]> changed =
                api.ask(api.at(path).header("range", "bytes=1-3").header("if-range", "\"other\""));
        assertThat(changed.body()).isEqualTo(PICTURE);
    }

    @Test
    void textIsAJsonStringOrPlainByAcceptHeader() throws IOException, InterruptedException {
        String path = "/files/" + id(upload()) + "/text";
        assertThat(put(path, "text/plain", "a \"b\"".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(204);
        assertThat(new String(get(path).body(), StandardCharsets.UTF_8)).isEqualTo("\"a \\\"b\\\"\"");
        HttpResponse<byte[]> plain = api.ask(api.at(path).header("accept", "application/binary"));
        assertThat(new String(plain.body(), StandardCharsets.UTF_8)).isEqualTo("a \"b\"");
        assertThat(plain.headers().firstValue("content-type")).contains("text/plain");
    }

    @Test
    void bytesPutToAPathAreFoundOnlyThere() throws IOException, InterruptedException {
        byte[] large = new byte[3_000_000];
        large[2_999_999] = 42;
        assertThat(get("/raw/a/k%2F1").statusCode()).isEqualTo(404);
        assertThat(put("/raw/a/k%2F1", "image/webp", large)).isEqualTo(200);
        assertThat(get("/raw/a/k%2f1").body()).isEqualTo(large);
        assertThat(get("/raw/b/k%2F1").statusCode()).isEqualTo(404);
        HttpRequest.Builder delete = api.at("/raw/a/k%2F1").DELETE();
        assertThat(api.ask(delete).statusCode()).isEqualTo(204);
        assertThat(api.ask(delete).statusCode()).isEqualTo(404);
        assertThat(get("/raw/a/k%2F1").statusCode()).isEqualTo(404);
    }

    @Test
    void emptyContentPutToAPathIsFound() throws IOException, InterruptedException {
        assertThat(get("/scraps/a/b").statusCode()).isEqualTo(404);
        assertThat(api.ask(api.at("/scraps/a/b").PUT(BodyPublishers.noBody())).statusCode())
                .isEqualTo(200);
        assertThat(get("/scraps/a/b").statusCode()).isEqualTo(200);
        assertThat(get("/scraps/a/b").body()).isEmpty();
    }
}
