package dev.ectype.compiler.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.Ingestors;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LinkerTest {
    private static final String PETS = """
            openapi: 3.1.0
            info: {title: Pets}
            servers: [{url: /v1}]
            security: [{token: []}]
            paths:
              /pets:
                get:
                  operationId: list
                  responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
            components:
              securitySchemes: {token: {type: http, scheme: bearer}}
              schemas:
                Pet: {type: object, properties: {error: {$ref: '#/components/schemas/Error'}}}
                Error: {type: string}
                Same: {type: boolean}
            """;

    private static final String TOYS = PETS.replace("Pets", "Toys")
            .replace("/pets", "/toys")
            .replace("/v1", "/v2")
            .replace("bearer", "basic")
            .replace("Error: {type: string}", "Error: {type: integer}");

    @Test
    void oneModelStaysAsItIs() {
        ApiModel model = models(PETS).get(0);
        assertThat(Linker.link(List.of(model), new Diagnostics())).isSameAs(model);
    }

    @Test
    void equalNamesOfDifferentTypesAreRenamed() {
        ApiModel linked = Linker.link(models(PETS, TOYS), new Diagnostics());
        assertThat(linked.api().name()).isEqualTo("Pets");
        assertThat(linked.api().basePaths()).containsExactly("/v1", "/v2");
        assertThat(linked.endpoints())
                .extracting(Endpoint::id)
                .extracting(EndpointId::value)
                .containsExactly("list", "GET /toys");
        assertThat(linked.api().security().keySet()).containsExactly("token", "token2");
        assertThat(linked.endpoints().get(1).security()).containsExactly(List.of("token2"));
        assertThat(linked.api().types().keySet())
                .extracting(TypeName::value)
                .containsExactly("Pet", "Error", "Same", "Pet2", "Error2");
    }

    @Test
    void eachDescriptionKeepsItsServers() {
        assertThat(bases(PETS, TOYS)).containsExactly(List.of("/v1"), List.of("/v2"));
        assertThat(bases(PETS, TOYS.replace("/v2", "/"))).containsExactly(List.of("/v1"), List.of("/"));
        assertThat(bases(PETS, PETS)).containsExactly(List.of(), List.of());
    }

    private static List<List<String>> bases(String... texts) {
        return Linker.link(models(texts), new Diagnostics()).endpoints().stream()
                .map(endpoint -> ((HttpBinding) endpoint.binding()).basePaths())
                .toList();
    }

    @Test
    void referencesFollowTheirRenamedTypes() {
        ApiModel linked = Linker.link(models(PETS, TOYS), new Diagnostics());
        assertThat(form(linked.api().types().get(new TypeName("Pet2")))).contains("\"name\":\"Error2\"");
        assertThat(form(linked.endpoints()
                        .get(1)
                        .responses()
                        .get(0)
                        .media()
                        .get(0)
                        .type()))
                .isEqualTo("{\"kind\":\"named\",\"name\":\"Pet2\"}");
    }

    @Test
    void twoCopiesShareTheirTypes() {
        ApiModel linked = Linker.link(models(PETS, PETS), new Diagnostics());
        assertThat(linked.api().types()).hasSize(3);
        assertThat(linked.endpoints())
                .extracting(Endpoint::id)
                .extracting(EndpointId::value)
                .containsExactly("list", "GET /pets");
    }

    private static List<ApiModel> models(String... texts) {
        Diagnostics diagnostics = new Diagnostics();
        List<SourceResolver> sources = new ArrayList<>();
        Stream.of(texts)
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .forEach(bytes -> sources.add(SourceResolver.of(SourceRoot.text("api.yaml", bytes), diagnostics)));
        return Ingestors.ingest(sources, diagnostics);
    }

    private static String form(TypeRef type) {
        return JsonPrinter.canonical(IrJson.writePart((Record) type));
    }
}
