package dev.ectype.compiler.ingest.swagger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ingest.DescribedApi;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads faulty descriptions, and those in the forms that many authors use. */
final class SwaggerIngestorTest {
    private static DescribedApi description(String rest) {
        return DescribedApi.by("swagger: '2.0'\ninfo: {title: Boats, version: '1'}\n" + rest);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {name: a, in: query, type: array, items: {type: string}, collectionFormat: tsv} | 8:84 ECT2004 `collectionFormat` should be csv, ssv, pipes or multi but is `tsv`
            {in: query, type: string} | 8:9 ECT2004 `parameters` should be objects with a `name` and an `in`
            {name: a, in: cookie, type: string} | 8:9 ECT2004 `parameters` should be objects with a `name` and an `in`
            {$ref: '#/parameters/none'} | ECT1013
            {name: a, in: path, required: true, type: string} | ECT2006 the path `/boats` has no parameter `a`
            """)
    void faultyParametersAreReported(String parameter, String finding) {
        DescribedApi boats = description("""
                paths:
                  /boats:
                    get:
                      responses: {'200': {description: All.}}
                      parameters:
                      - %s
                """.formatted(parameter));
        assertThat(boats.endpoints()).hasSize(1);
        assertThat(boats.findings()).hasSize(2);
        assertThat(String.join("\n", boats.findings())).contains(finding);
    }

    @Test
    void aBodyPrecedesAForm() {
        Endpoint endpoint = description("""
                paths:
                  /boats:
                    post:
                      parameters:
                      - {name: field, in: formData, type: string}
                      - {name: boat, in: body, schema: {type: object}}
                      responses: {'201': {description: Made.}}
                """).endpoint();
        assertThat(endpoint.body().media()).extracting(Media::mediaType).containsExactly("application/json");
    }

    @Test
    void schemasOfOtherFilesAreRead() {
        DescribedApi boats = description("""
                paths:
                  /boats:
                    get:
                      responses: {'200': {description: All., schema: {$ref: 'boat.yaml#/definitions/Boat'}}}
                """)
                .with("boat.yaml", "definitions: {Boat: {type: object, properties: {name: {type: string}}}}");
        assertThat(boats.type("Boat")).contains("\"name\"");
        assertThat(boats.findings()).hasSize(1);
    }

    @Test
    void examplesNameTheMediaTypesOfAResponse() {
        Endpoint endpoint = description("""
                paths:
                  /boats:
                    get:
                      responses: {'200': {description: All., examples: {text/plain: Mia}}, x-note: {}, 2xx: {description: Other.}}
                """).endpoint();
        assertThat(endpoint.responses()).hasSize(2);
        assertThat(endpoint.responses().get(0).media())
                .extracting(Media::mediaType)
                .containsExactly("text/plain");
    }
}
