package dev.ectype.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.emit.Emission;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Compiles descriptions of several formats with overlays. */
class OverlaidCompilationTest {
    private static final String ARCHIVE = """
            {"log": {"version": "1.2", "creator": {"name": "test", "version": "1"}, "entries": [
              {"startedDateTime": "2025-01-01T00:00:00Z", "time": 1,
               "request": {"method": "GET", "url": "https://example.com/pets", "headers": []},
               "response": {"status": 200, "statusText": "OK", "headers": [{"name": "Content-Type", "value": "application/json"}],
                            "content": {"mimeType": "application/json", "text": "[{\\"id\\":1,\\"name\\":\\"Mia\\"}]"}}}]}}
            """;

    @Test
    void changesARecordingInAnArchive() {
        CompilationResult result = compiled(
                "recorded.har",
                ARCHIVE,
                "{target: '$.log.entries[0].request', update: {url: 'https://example.com/cats'}}");
        assertThat(result.diagnostics()).noneMatch(Diagnostic::isError);
        assertThat(emission(result).plan()).contains("/cats").doesNotContain("/pets");
    }

    @Test
    void changesAnIntrospectionResult() {
        String schema = """
                {"data": {"__schema": {"queryType": {"name": "Query"}, "types": [
                  {"kind": "OBJECT", "name": "Query", "fields": [
                    {"name": "greeting", "args": [], "type": {"kind": "SCALAR", "name": "String"}}]},
                  {"kind": "SCALAR", "name": "String"}]}}}
                """;
        CompilationResult result = compiled(
                "schema.json", schema, "{target: \"$..fields[?@.name == 'greeting']\", update: {name: welcome}}");
        assertThat(result.diagnostics()).noneMatch(Diagnostic::isError);
        assertThat(emission(result).plan()).contains("welcome").doesNotContain("greeting");
    }

    @Test
    void refusesFormatsWithoutATree() {
        String proto = "syntax = \"proto3\"; service Greeter { rpc Greet(Hello) returns (Hello); } message Hello {}";
        assertThat(compiled("greeter.proto", proto, "{target: $, update: {}}").diagnostics().stream()
                        .map(Diagnostic::line))
                .first()
                .asString()
                .startsWith("overlay.yaml:1:1 ECT1024");
    }

    @Test
    void leavesReferencedFilesAsTheyAre() {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("api.yaml", """
                openapi: 3.1.0
                info: {title: Pets, version: 1.0.0}
                paths:
                  /pets:
                    get: {responses: {'200': {description: all, content: {application/json: {schema: {$ref: 'pet.yaml#/Pet'}}}}}}
                x-types: {Pet: {type: object}}
                """);
        files.put(
                "pet.yaml",
                "Pet: {type: object, properties: {name: {type: string}, api: {$ref: 'api.yaml#/x-types/Pet'}}}");
        CompilationRequest request = CompilationRequest.of(SourceRoot.texts("api.yaml", files))
                .withOverlays(List.of(overlay("{target: $..Pet, update: {properties: {age: {type: integer}}}}")));
        CompilationResult result = new EmulatorCompiler().compile(request);
        assertThat(result.files()).hasSize(2);
        String plan = emission(result).plan();
        assertThat(plan).containsOnlyOnce("\"age\"");
    }

    @Test
    void tellsThatAnOverlayIsNoDescription() {
        SourceRoot overlay = overlay("{target: $, update: {}}");
        assertThat(new EmulatorCompiler()
                        .compile(CompilationRequest.of(overlay)).diagnostics().stream()
                                .map(Diagnostic::line))
                .containsExactly(
                        "overlay.yaml:1:1 ECT2001 the file is an OpenAPI Overlay, which changes a description");
    }

    private static CompilationResult compiled(String name, String text, String action) {
        SourceRoot source = SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8));
        return new EmulatorCompiler()
                .compile(new CompilationRequest(List.of(source), Inference.Mode.STANDARD, null)
                        .withOverlays(List.of(overlay(action))));
    }

    private static SourceRoot overlay(String action) {
        String text = "overlay: 1.0.0\ninfo: {title: Changes, version: 1.0.0}\nactions:\n  - " + action + "\n";
        return SourceRoot.text("overlay.yaml", text.getBytes(StandardCharsets.UTF_8));
    }

    private static Emission emission(CompilationResult result) {
        return Objects.requireNonNull(result.compilation()).emission();
    }
}
