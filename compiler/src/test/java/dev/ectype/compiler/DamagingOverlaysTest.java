package dev.ectype.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiles a description with overlays that damage it. */
@Timeout(60)
final class DamagingOverlaysTest {
    private static final String DESCRIPTION = """
            openapi: 3.1.0
            info: {title: Shop, version: '1'}
            paths:
              /orders/{id}:
                get:
                  operationId: getOrder
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}
            components:
              schemas:
                Order: {type: object, required: [id], properties: {id: {type: string}, lines: {type: array, items: {type: object}}}}
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{target: $.paths.nothing, update: {a: 1}}",
                "{target: '$.*', remove: true}",
                "{target: '$..*', remove: true}",
                "{target: '$..*', update: {x-note: everywhere}}",
                "{target: $, update: {paths: []}}",
                "{target: '$..[?@.type]', update: {type: [string, object, array]}}",
                "{target: $.components.schemas.Order, update: {$ref: '#/components/schemas/Order'}}",
                "{target: $.components.schemas, update: {Order: {allOf: [{$ref: '#/components/schemas/Line'}]}, Line: {allOf: [{$ref: '#/components/schemas/Order'}]}}}",
                "{target: '$.paths.*', update: {$ref: '#/paths/~1orders~1{id}'}}",
                "{target: '$..schema', update: {$ref: '#/paths'}}"
            })
    void aDamagedDescriptionHasDiagnosticsAndNeverFails(String action) {
        String overlay = "overlay: 1.0.0\ninfo: {title: Damage, version: '1'}\nactions:\n- " + action + "\n";
        CompilationResult result = new EmulatorCompiler()
                .compile(CompilationRequest.of(source("shop.yaml", DESCRIPTION))
                        .withOverlays(List.of(source("damage.yaml", overlay))));
        boolean placed = result.diagnostics().stream()
                .anyMatch(each -> !each.location().file().isEmpty());
        assertThat(placed || result.diagnostics().isEmpty()).isTrue();
        assertThat(result.accepted() || placed).isTrue();
        assertThat(result.diagnostics()).allSatisfy(each -> {
            assertThat(each.location().file()).isIn("shop.yaml", "damage.yaml", "");
            assertThat(each.hint()).isNotEmpty();
        });
    }

    private static SourceRoot source(String name, String text) {
        return SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
