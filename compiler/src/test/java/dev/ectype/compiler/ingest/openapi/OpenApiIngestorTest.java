package dev.ectype.compiler.ingest.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.DescribedApi;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.SecurityScheme.Kind;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.binding.Parameter.In;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.normalize.Normalizer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenApiIngestorTest {
    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void thousandsOfExamplesAreNotComparedWithEachOther() {
        String examples = IntStream.range(0, 40_000)
                .mapToObj(at -> "e" + at + ": {value: [" + "1, ".repeat(20) + at + ".0, " + at + "]}")
                .collect(Collectors.joining(", "));
        DescribedApi described = DescribedApi.path(
                "/a",
                "get: {responses: {200: {content: {application/json: {schema: {}, examples: {" + examples
                        + ", again: {value: [1]}, twice: {value: [1.0]}}}}}}}");
        assertThat(described.endpoint().responses().get(0).media().get(0).examples())
                .hasSize(40_001);
    }

    @Test
    void apiHasTheCommonProperties() {
        Api api = DescribedApi.by("""
                openapi: 3.1.0
                info: {title: Pets, version: 2, description: All pets.}
                components:
                  securitySchemes:
                    key: {type: apiKey, in: cookie, name: session}
                    user: {type: http, scheme: Basic}
                    token: {type: http, scheme: bearer}
                    challenge: {type: http, scheme: digest}
                    login: {type: oauth2, flows: {}}
                    certificate: {type: mutualTLS}
                """).model().api();
        assertThat(api.name()).isEqualTo("Pets");
        assertThat(api.version()).isEqualTo("2");
        assertThat(api.description()).isEqualTo("All pets.");
        assertThat(api.security().values())
                .containsExactly(
                        new SecurityScheme(Kind.API_KEY, "session", In.COOKIE),
                        new SecurityScheme(Kind.BASIC, null, null),
                        new SecurityScheme(Kind.BEARER, null, null),
                        new SecurityScheme(Kind.DIGEST, null, null),
                        new SecurityScheme(Kind.BEARER, null, null),
                        new SecurityScheme(Kind.MUTUAL_TLS, null, null));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            https://api.example.com/v2/ | /v2
            https://api.example.com | ''
            //api.example.com/v2 | /v2
            /v2 | /v2
            v2/ | /v2
            / | ''
            ./ | ''
            api.example.com:8080/v2 | /v2
            localhost/v2?x=1#y | /v2
            https://{region}.example.com/{version}/a | /v7/a
            https://example.com/{unknown} | ''
            """)
    void serverUrlDeterminesTheBasePath(String url, String path) {
        String server = "{url: '" + url + "', variables: {version: {default: v7}}}";
        List<String> paths = DescribedApi.by("openapi: 3.0.3\nservers: [" + server + "]")
                .model()
                .api()
                .basePaths();
        assertThat(paths).isEqualTo(path.isEmpty() ? List.of() : List.of(path));
    }

    @Test
    void serversOfOneOperationServeNoOther() {
        DescribedApi described = DescribedApi.by("""
                openapi: 3.0.3
                servers: [{url: https://api.example.com/v1}]
                paths:
                  /a:
                    get: {}
                    post: {servers: [{url: https://upload.example.com/files}]}
                    put: {servers: [{url: https://bare.example.com}]}
                    delete: {servers: [{url: https://other.example.com/v1}]}
                  /b:
                    servers: [{url: /b1}]
                    get: {}
                """);
        assertThat(described.model().api().basePaths()).containsExactly("/v1");
        assertThat(described.model().endpoints())
                .extracting(endpoint -> ((HttpBinding) endpoint.binding()).basePaths())
                .containsExactly(List.of(), List.of("/files"), List.of("/"), List.of(), List.of("/b1"));
    }

    @Test
    void operationIsNamedByItsIdUnlessThatIsMissingOrRepeated() {
        DescribedApi described = DescribedApi.by("""
                openapi: 3.0.3
                paths:
                  /a:
                    get: {operationId: one}
                    put: {operationId: two}
                    post: {operationId: two}
                    x-note: 1
                  /b: {delete: {}}
                """);
        assertThat(described.model().endpoints())
                .extracting(Endpoint::id)
                .extracting(EndpointId::value)
                .containsExactly("one", "PUT /a", "POST /a", "DELETE /b");
        assertThat(described.findings()).hasSize(2).allMatch(line -> line.contains("ECT2007"));
    }

    @Test
    void operationReplacesParametersOfItsPath() {
        Endpoint endpoint = DescribedApi.path("/a/{id}", """
                parameters:
                  - {name: id, in: path, required: true, schema: {type: integer}}
                  - {name: q, in: query, description: of the path}
                get:
                  parameters:
                    - {name: q, in: query, style: spaceDelimited, description: of the operation}
                    - {name: Authorization, in: header, required: true}
                    - {name: f, in: query, content: {application/json: {schema: {type: object}, example: {a: 1}}}}
                """).endpoint();
        assertThat(endpoint.parameters()).extracting(Parameter::name).containsExactly("id", "q", "f");
        Parameter replaced = endpoint.parameters().get(1);
        assertThat(replaced.description()).isEqualTo("of the operation");
        assertThat(replaced.style()).isEqualTo("spaceDelimited");
        assertThat(replaced.explode()).isFalse();
        Parameter document = endpoint.parameters().get(2);
        assertThat(document.mediaType()).isEqualTo("application/json");
        assertThat(document.explode()).isTrue();
        assertThat(document.examples()).containsExactly(JsonReader.read("{\"a\":1}"));
    }

    @Test
    void impossibleParametersAreOptional() {
        DescribedApi described = DescribedApi.path("/a/{id}", """
                parameters: [{name: id, in: path, required: true, schema: {type: string, pattern: '/^a$/'}}]
                get:
                  parameters:
                  - {name: meant, in: query, required: true, schema: {type: string, pattern: '/^[a-z]+$/i'}}
                  - {name: plain, in: query, required: true, schema: {type: string, pattern: '^[a-z]+$'}}
                """);
        assertThat(described.endpoint().parameters())
                .extracting(Parameter::required)
                .containsExactly(true, false, true);
    }

    @Test
    void payloadsCarryMediaHeadersAndExamples() {
        Endpoint endpoint = DescribedApi.path("/a", """
                post:
                  requestBody:
                    required: true
                    content:
                      multipart/form-data:
                        schema: {type: object}
                        encoding: {file: {contentType: image/png}, list: {style: spaceDelimited}}
                  responses:
                    201:
                      description: made
                      headers: {Location: {schema: {type: string}, required: true}}
                      content:
                        application/json:
                          schema: {type: integer}
                          examples: {one: {value: 1}, two: {$ref: '#/x-examples/two'}, loose: 3}
                    4xx: {description: wrong}
                    default: {description: other}
                """).endpoint();
        assertThat(Objects.requireNonNull(endpoint.body()).required()).isTrue();
        Media form = endpoint.body().media().get(0);
        assertThat(form.encodings().get("file")).isEqualTo(new Media.Encoding("image/png", null, true));
        assertThat(form.encodings().get("list")).isEqualTo(new Media.Encoding(null, "spaceDelimited", false));
        assertThat(endpoint.responses()).extracting(Response::status).containsExactly("201", "4XX", "default");
        Response response = endpoint.responses().get(0);
        assertThat(response.headers())
                .extracting(Parameter::name, Parameter::in, Parameter::required)
                .hasSize(1);
        assertThat(response.media().get(0).examples()).hasToString("[JsonNumber[literal=1], JsonNumber[literal=3]]");
    }

    @Test
    void operationOverridesSecurityOfTheRoot() {
        List<Endpoint> endpoints = DescribedApi.by("""
                openapi: 3.0.3
                security: [{key: []}, {}]
                paths:
                  /a:
                    get: {}
                    put: {security: []}
                    post: {security: [{key: [], other: []}]}
                    delete: {security: [{gone: []}]}
                components: {securitySchemes: {key: {type: http, scheme: bearer}, other: {type: http, scheme: basic}}}
                """).model().endpoints();
        assertThat(endpoints)
                .extracting(Endpoint::security)
                .containsExactly(
                        List.of(List.of("key"), List.of()),
                        List.of(),
                        List.of(List.of("key", "other")),
                        List.of(List.of()));
    }

    @Test
    void everyPartMayBeInAnotherFile() {
        DescribedApi described = DescribedApi.by("""
                openapi: 3.0.3
                paths:
                  /pets/{id}: {$ref: paths/pets.yaml}
                """)
                .with("paths/pets.yaml", """
                get: {$ref: operations/get.yaml}
                parameters: [{$ref: '../common.yaml#/id'}]
                """)
                .with("paths/operations/get.yaml", """
                operationId: getPet
                responses: {'200': {$ref: ../../common.yaml#/ok}}
                """)
                .with("common.yaml", """
                id: {name: id, in: path, required: true, schema: {$ref: '#/text'}}
                text: {type: string}
                ok:
                  description: found
                  content: {application/json: {schema: {$ref: '#/text'}, examples: {a: {$ref: example.json}}}}
                """)
                .with("example.json", "{\"value\": \"x\"}");
        Endpoint endpoint = described.endpoint();
        assertThat(endpoint.id().value()).isEqualTo("getPet");
        assertThat(DescribedApi.form(endpoint.parameters().get(0).type()))
                .isEqualTo("{\"kind\":\"named\",\"name\":\"text\"}");
        assertThat(endpoint.responses().get(0).media().get(0).examples()).containsExactly(JsonReader.read("\"x\""));
        assertThat(described.findings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"3.0.3, 0", "3.1.1, 0", "3.2.0, 1"})
    void newerVersionIsReadAs31WithANote(String version, int notes) {
        assertThat(DescribedApi.by("openapi: " + version).findings()).hasSize(notes);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {openapi: 3.0.3, info: 1, servers: 2, security: 3, tags: 4, components: 5, paths: 6}
            {openapi: 3.0.3, paths: {/a: 1, /b: {get: 2, parameters: 3}, c: {get: {responses: 4, requestBody: 5}}}}
            {openapi: 3.0.3, paths: {/a: {get: {parameters: [1, {}, {name: 1, in: 2}], responses: {20: 1, x: 2, 200: {content: 3}}}}}}
            {openapi: 3.0.3, paths: {/a: {get: {tags: a, security: 1, servers: [1], deprecated: maybe, operationId: {}}}}}
            {openapi: 3.0.3, components: {schemas: [1], securitySchemes: {a: 1, b: {type: x}, c: {type: apiKey}}}}
            {openapi: 3.0.3, components: {schemas: {A: {$ref: '#/components/schemas/A'}, B: {$ref: [1]}, C: {allOf: [{$ref: '#/components/schemas/C'}]}}}}
            {openapi: 3.0.3, paths: {/a: {get: {responses: {200: {content: {application/json: {schema: [], examples: 1, encoding: 2}}, headers: {A: 1}}}}}}}
            """)
    void nothingInADescriptionStopsTheReader(String text) {
        DescribedApi described = DescribedApi.by(text);
        assertThat(described.model().api().name()).isEqualTo("API");
        assertThat(described.findings()).isNotEmpty().noneMatch(line -> line.contains("ERROR"));
    }

    @Test
    void deepestSchemaThatCanBeReadIsTaken() {
        String open = "{allOf: [{type: array, items: ".repeat(150);
        DescribedApi described = DescribedApi.by(
                "{openapi: 3.1.0, components: {schemas: {A: " + open + "{}" + "}]}".repeat(150) + "}}}");
        ApiModel model = Normalizer.normalize(described.model(), new Diagnostics());
        assertThat(DescribedApi.form(model.api().types().get(new TypeName("A"))))
                .contains("array");
    }
}
