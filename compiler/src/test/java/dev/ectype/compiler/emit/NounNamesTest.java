package dev.ectype.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks the singulars and plurals in names of emitted classes and methods. */
final class NounNamesTest {
    private static final String DESCRIPTION = """
            {"openapi": "3.1.0", "info": {"title": "Nouns", "version": "1"},
             "paths": {
               "/statuses": {
                 "get": {"operationId": "listStatuses", "responses": {"200": {"description": "d", "content":
                   {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/State"}}}}}}},
                 "post": {"operationId": "createStatus", "requestBody": {"content": {"application/json": {"schema":
                   {"type": "object", "required": ["title"], "properties": {"title": {"type": "string"}}}}}},
                   "responses": {"201": {"description": "d", "content":
                   {"application/json": {"schema": {"$ref": "#/components/schemas/State"}}}}}}},
               "/statuses/{statusId}": {
                 "get": {"operationId": "getStatus",
                   "parameters": [{"name": "statusId", "in": "path", "required": true, "schema": {"type": "string"}}],
                   "responses": {"200": {"description": "d", "content":
                   {"application/json": {"schema": {"$ref": "#/components/schemas/State"}}}}}}}},
             "components": {"schemas": {"State": {"type": "object", "required": ["id", "title"], "properties": {
               "id": {"type": "string"}, "title": {"type": "string"},
               "allowedCategories": {"type": "array", "items": {"type": "string", "enum": ["open", "closed"]}}}}}}}
            """;

    @Test
    void namesOfClassesAndVariablesAreEnglish() {
        SourceRoot root = SourceRoot.text("nouns.json", DESCRIPTION.getBytes(StandardCharsets.UTF_8));
        Map<String, String> sources = Objects.requireNonNull(new EmulatorCompiler()
                        .compile(CompilationRequest.of(root))
                        .compilation())
                .emission()
                .sources();
        assertThat(sources.keySet()).contains("nouns/StatusOperations.java", "nouns/NewStatus.java");
        assertThat(sources.get("nouns/State.java")).contains("public enum AllowedCategory ");
        assertThat(String.join("\n", sources.values())).doesNotContainPattern("(?i)statuse\\b|categorie\\b");
    }
}
