package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the same instance in all media types of a description. */
class BodyFormatsTest {
    private static final String PATHS = """
            /pets:
              post:
                operationId: addPet
                requestBody:
                  required: true
                  content:
                    application/json: {schema: {$ref: '#/components/schemas/Pet'}}
                    application/xml: {schema: {$ref: '#/components/schemas/Pet'}}
                    application/x-www-form-urlencoded: {schema: {$ref: '#/components/schemas/Pet'}}
                responses:
                  '201':
                    description: made
                    content:
                      application/json: {schema: {$ref: '#/components/schemas/Pet'}}
                      application/xml: {schema: {$ref: '#/components/schemas/Pet'}}
                  '400': {description: bad}
              get:
                operationId: listPets
                responses:
                  '200':
                    description: all
                    content:
                      application/json: {schema: {$ref: '#/components/schemas/Pets'}}
                      application/xml: {schema: {$ref: '#/components/schemas/Pets'}}
            /tags:
              get:
                operationId: readTag
                parameters: [{name: name, in: query, required: true, schema: {type: string, maxLength: 3}}]
                responses:
                  '200': {description: one, content: {text/xml: {schema: {$ref: '#/components/schemas/Pet'}}}}
                  '400': {description: bad, content: {text/xml: {schema: {$ref: '#/components/schemas/Error'}}}}
            /pets/{id}:
              get:
                operationId: readPet
                parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                responses:
                  '200': {description: one, content: {text/xml: {schema: {$ref: '#/components/schemas/Pet'}}}}
            """;

    private static final String SCHEMAS = """
            Pet:
              type: object
              required: [name]
              xml: {name: pet}
              properties:
                id: {type: integer, readOnly: true, xml: {attribute: true}}
                name: {type: string}
                tags: {type: array, xml: {wrapped: true}, items: {type: string, xml: {name: tag}}}
                weight: {type: number}
            Error:
              type: object
              xml: {name: error}
              required: [message]
              properties: {message: {type: string}}
            Pets:
              type: array
              xml: {name: pets}
              items: {$ref: '#/components/schemas/Pet'}
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

    private static HttpResponse<byte[]> add(String type, String accept, byte[] body)
            throws IOException, InterruptedException {
        return api.ask(api.at("/pets")
                .header("content-type", type)
                .header("accept", accept)
                .POST(BodyPublishers.ofByteArray(body)));
    }

    private static String text(HttpResponse<byte[]> response) {
        return new String(response.body(), StandardCharsets.UTF_8);
    }

    @Test
    void xmlIsReadAndWrittenByItsSchema() throws IOException, InterruptedException {
        String rex = "<pet><name>Rex</name><tags><tag>a</tag><tag>1</tag></tags><weight>2.50</weight></pet>";
        HttpResponse<byte[]> made =
                add("text/xml; charset=utf-8", "application/xml", rex.getBytes(StandardCharsets.UTF_8));
        assertThat(made.statusCode()).isEqualTo(201);
        assertThat(made.headers().firstValue("content-type")).contains("application/xml");
        String number = made.headers().firstValue("location").orElse("").replaceAll(".*/", "");
        String written =
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + rex.replace("<pet>", "<pet id=\"" + number + "\">");
        assertThat(text(made)).isEqualTo(written);
        assertThat(text(api.ask(api.at("/pets/" + number)))).isEqualTo(written);
        assertThat(text(api.ask(api.at("/pets").header("accept", "application/json;q=0.5, text/xml"))))
                .contains("<pets>")
                .contains("<name>Rex</name>");
        assertThat(text(api.ask(api.at("/pets")))).startsWith("[{");
    }

    @Test
    void violationsAreReportedInEveryMediaType() throws IOException, InterruptedException {
        byte[] heavy = "<pet><name>Rex</name><weight>much</weight></pet>".getBytes(StandardCharsets.UTF_8);
        HttpResponse<byte[]> refused = add("application/xml", "*/*", heavy);
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(text(refused)).contains("body/weight");
        byte[] form = "weight=much&tags=a".getBytes(StandardCharsets.UTF_8);
        refused = add("application/x-www-form-urlencoded", "*/*", form);
        assertThat(text(refused)).contains("and 1 more");
    }

    @Test
    void errorsAreXmlIfOnlyXmlIsDescribed() throws IOException, InterruptedException {
        HttpResponse<byte[]> refused = api.ask(api.at("/tags?name=long"));
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.headers().firstValue("content-type")).contains("text/xml");
        assertThat(text(refused)).contains("<error><message>").contains("at most 3 characters");
    }

    @Test
    void bodiesMayBeCompressedAndNeedNoContentType() throws IOException, InterruptedException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            gzip.write("{\"name\":\"Zip\"}".getBytes(StandardCharsets.UTF_8));
        }
        HttpResponse<byte[]> made = api.ask(api.at("/pets")
                .header("content-encoding", "gzip")
                .POST(BodyPublishers.ofByteArray(compressed.toByteArray())));
        assertThat(made.statusCode()).isEqualTo(201);
        assertThat(text(made)).contains("\"name\":\"Zip\"");
        assertThat(text(api.ask(api.at("/pets").POST(BodyPublishers.ofString("<pet><name>Sniffed</name></pet>")))))
                .contains("\"name\":\"Sniffed\"");
    }

    @Test
    void longListsAreCompressedOnRequest() throws IOException, InterruptedException {
        byte[] pet = ("{\"name\":\"" + "Rex".repeat(4_000) + "\"}").getBytes(StandardCharsets.UTF_8);
        add("application/json", "*/*", pet);
        HttpResponse<byte[]> list = api.ask(api.at("/pets").header("accept-encoding", "gzip"));
        assertThat(list.headers().firstValue("content-encoding")).contains("gzip");
        byte[] plain = new GZIPInputStream(new ByteArrayInputStream(list.body())).readAllBytes();
        assertThat(new String(plain, StandardCharsets.UTF_8)).contains("RexRex").endsWith("]");
    }
}
