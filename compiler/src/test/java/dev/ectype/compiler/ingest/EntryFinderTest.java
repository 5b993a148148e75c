package dev.ectype.compiler.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EntryFinderTest {
    @TempDir
    private Path folder;

    @Test
    void entriesNameAFormatAndAreReferredToByNone() throws IOException {
        write("api.yaml", "openapi: 3.1.0\npaths: {/a: {$ref: parts/a.yaml}, /b: {$ref: \"other.json#/paths/~1b\"}}");
        write("other.json", "{\"openapi\": \"3.0.3\", \"paths\": {}}");
        write("parts/a.yaml", "get: {responses: {}}");
        write("parts/second.yml", "# a comment\n'openapi': 3.0.0\ncomponents: {schemas: {A: {$ref: ./second.yml}}}");
        write("events.yaml", "asyncapi: 3.0.0");
        write("schema.graphql", "type Query { a: Int }");
        write("main.proto", "import \"shared/types.proto\";");
        write("shared/types.proto", "message A {}");
        write("apis/pets/v1/pets.proto", "import weak \"pets/v1/types.proto\";");
        write("apis/pets/v1/types.proto", "message B {}");
        write("notes.yaml", "title: about openapi");
        write(".hidden/api.yaml", "openapi: 3.1.0");
        assertThat(names())
                .containsExactly(
                        "api.yaml",
                        "apis/pets/v1/pets.proto",
                        "events.yaml",
                        "main.proto",
                        "parts/second.yml",
                        "schema.graphql");
    }

    @Test
    void brokenDescriptionIsAnEntry() throws IOException {
        write("api.yaml", "openapi: 3.1.0\npaths: {");
        write("rest.yaml", "title: {");
        assertThat(names()).containsExactly("api.yaml");
    }

    private List<String> names() throws IOException {
        return EntryFinder.in(folder).stream()
                .map(file -> folder.relativize(file).toString())
                .toList();
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.resolve(".."));
        Files.writeString(file, text);
    }
}
