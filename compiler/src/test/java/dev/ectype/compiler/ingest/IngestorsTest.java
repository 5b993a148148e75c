package dev.ectype.compiler.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IngestorsTest {
    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void descriptionsAreReadInTheirOrder() {
        List<ApiModel> models = Ingestors.ingest(
                List.of(
                        sources("a.yaml", "{openapi: 3.0.3, info: {title: First}}"),
                        sources("b.json", "{\"openapi\": \"3.1.0\", \"info\": {\"title\": \"Second\"}}")),
                diagnostics);
        assertThat(models).extracting(model -> model.api().name()).containsExactly("First", "Second");
        assertThat(diagnostics.isEmpty()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            a.yaml | {swagger: '1.2'} | ECT2002 the description is written in Swagger `1.2`, but 2.0 is needed
            a.yaml | {swaggerVersion: '1.2'} | ECT2002 the description is written in Swagger 1, but 2.0 is needed
            a.yaml | {openapi: '2.0'} | ECT2002 the description is written in OpenAPI `2.0`, but 3.0 or 3.1 is needed
            a.yaml | {asyncapi: 1.2.0} | ECT2002 the description is written in AsyncAPI `1.2.0`, but 2.0 to 2.6, 3.0 or 3.1 is needed
            a.har | {"log": {"entries": []}} | ECT2010 the recording contains no HTTP request
            a.json | {"info": {"_postman_id": 1}} | ECT2010 the collection contains no HTTP request
            a.json | {"_postman_variable_scope": "environment"} | ECT2001 the file is a Postman environment, which has values for the variables of a collection
            a.graphql | type Query { a: Int | ECT2012 the schema is not valid GraphQL SDL: the text ends too early
            a.json | {"data": {"__schema": {}}} | ECT2012 the introspection result contains no list of types
            a.proto | syntax = "proto3" | ECT2014 expected `;`, but found the end of the file
            a.proto | syntax = "proto3"; import "b.proto"; message M { B b = 1; } | ECT2015 the file "b.proto" does not exist in b.proto, the included files
            a.yaml | {name: x} | ECT2001 the file is not an API description: its root names no format such as `openapi: 3.1.0`
            a.yaml | just a text | ECT2001 the file is not an API description: its root names no format such as `openapi: 3.1.0`
            """)
    void unreadableDescriptionsAreErrors(String file, String text, String finding) {
        assertThat(Ingestors.ingest(List.of(sources(file, text)), diagnostics)).isEmpty();
        assertThat(diagnostics.hasErrors()).isTrue();
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::line)
                .singleElement()
                .asString()
                .endsWith(finding);
    }

    @Test
    void aSchemaMayBeSpreadOverSeveralFiles() {
        List<ApiModel> models = Ingestors.ingest(
                List.of(
                        sources("shop.graphql", "type Query { product(id: ID!): Product }"),
                        sources("products.gql", "type Product { id: ID! price: Money } scalar Money")),
                diagnostics);
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(models).hasSize(1);
        assertThat(models.get(0).api().types().keySet())
                .extracting(Object::toString)
                .contains("Product");
    }

    private SourceResolver sources(String name, String text) {
        return SourceResolver.of(SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8)), diagnostics);
    }
}
