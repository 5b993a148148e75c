package dev.ectype.launcher.emulated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that an emulator publishes an equivalent description of its API. */
final class OpenApiRouteTest {
    private static final String ROUTE = "/__service/openapi.json";

    static Stream<String> samples() {
        return SampleCatalog.names().stream();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theEmulatorOfTheWrittenDescriptionIsTheSame(String sample) throws IOException, InterruptedException {
        try (ServedDescription first = ServedDescription.of(List.of(SampleCatalog.open(sample)))) {
            String written = first.get(ROUTE).text();
            try (ServedDescription second = ServedDescription.of(List.of(text(written)))) {
                assertThat(second.get(ROUTE).text()).isEqualTo(written);
                Document one = Json.parse(first.get("/__service/inspect").text());
                Document other = Json.parse(second.get("/__service/inspect").text());
                for (String member : List.of("endpoints", "relationships")) {
                    assertThat(literals(other.member(member)))
                            .containsExactlyInAnyOrderElementsOf(literals(one.member(member)));
                }
            }
        }
    }

    private static List<String> literals(Document list) {
        List<String> literals = new ArrayList<>();
        list.elements().forEach(element -> literals.add(element.literal()));
        return literals;
    }

    private static SourceRoot text(String written) {
        return SourceRoot.text("written.json", written.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void bothEmulatorsAcceptTheSameRequests() throws IOException, InterruptedException {
        String paths = """
                /things:
                  post:
                    parameters:
                      - {name: filter, in: query, style: deepObject, explode: true, schema: {type: object, properties: {a: {type: integer}}}}
                      - {name: ids, in: query, explode: false, schema: {type: array, items: {type: integer}, maxItems: 2}}
                    requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/A/B'}}}}
                    responses: {'201': {description: ok}, '422': {description: no}}
                /calls?action=list:
                  get: {responses: {'200': {description: ok, content: {text/plain: {schema: {type: string, enum: [listed]}}}}}}
                /calls?action=drop:
                  get: {responses: {'200': {description: ok, content: {text/plain: {schema: {type: string, enum: [dropped]}}}}}}
                """.replace("A/B", "A~1B");
        String types = """
                A/B:
                  type: object
                  required: [name]
                  minProperties: 1
                  additionalProperties: false
                  patternProperties: {'^x-': {type: [integer, 'null'], exclusiveMinimum: 3, multipleOf: 2}}
                  properties:
                    name: {type: string, minLength: 2, maxLength: 4, pattern: '^[a-z]+$'}
                    list: {type: array, prefixItems: [{type: boolean}], items: {type: integer}, uniqueItems: true, contains: {const: 7}}
                    either: {oneOf: [{type: integer, maximum: 5}, {type: integer, minimum: 5}]}
                    never: {not: {type: string}}
                    self: {$ref: '#/components/schemas/A~1B'}
                """;
        try (ServedDescription first = ServedDescription.of(paths, types);
                ServedDescription second =
                        ServedDescription.of(List.of(text(first.get(ROUTE).text())))) {
            for (String body : List.of(
                    "{}",
                    "{\"name\":\"ab\"}",
                    "{\"name\":\"a\"}",
                    "{\"name\":\"abcde\"}",
                    "{\"name\":\"AB\"}",
                    "{\"name\":\"ab\",\"y\":1}",
                    "{\"name\":\"ab\",\"x-a\":4}",
                    "{\"name\":\"ab\",\"x-a\":3}",
                    "{\"name\":\"ab\",\"x-a\":null}",
                    "{\"name\":\"ab\",\"list\":[true,7,8]}",
                    "{\"name\":\"ab\",\"list\":[true,8]}",
                    "{\"name\":\"ab\",\"list\":[1,7]}",
                    "{\"name\":\"ab\",\"either\":5}",
                    "{\"name\":\"ab\",\"either\":4}",
                    "{\"name\":\"ab\",\"never\":\"x\"}",
                    "{\"name\":\"ab\",\"self\":{\"name\":\"A\"}}")) {
                assertAlike("/things?filter%5Ba%5D=1&ids=1,2", body, first, second);
            }
            assertAlike("/things?filter%5Ba%5D=x", "{\"name\":\"ab\"}", first, second);
            assertAlike("/things?ids=1,2,3", "{\"name\":\"ab\"}", first, second);
            assertThat(second.get("/calls?action=drop").text()).contains("dropped");
            assertThat(second.get("/calls?action=list").text()).contains("listed");
        }
    }

    private static void assertAlike(String path, String body, ServedDescription one, ServedDescription other)
            throws IOException, InterruptedException {
        assertThat(other.post(path, body).status())
                .as(path + " " + body)
                .isEqualTo(one.post(path, body).status());
    }

    @Test
    void anApiWithoutHttpOperationsHasNoDescription() throws IOException, InterruptedException {
        byte[] schema = "type Query { tags: [Tag] } type Tag { id: ID! name: String }".getBytes(StandardCharsets.UTF_8);
        try (ServedDescription served = ServedDescription.of(List.of(SourceRoot.text("schema.graphql", schema)))) {
            assertThat(served.get(ROUTE).status()).isEqualTo(404);
            assertThat(served.get("/__service/").text())
                    .contains("href=\"/__service/graphiql\"")
                    .doesNotContain("openapi.json");
        }
    }
}
