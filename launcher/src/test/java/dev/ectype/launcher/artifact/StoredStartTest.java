package dev.ectype.launcher.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CacheFolder;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.options.Responses;
import dev.ectype.runtime.emulator.seed.StoredStart;
import dev.ectype.runtime.json.Json;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StoredStartTest {
    private static final String DESCRIPTION = """
            openapi: 3.0.0
            info: {title: Countries, version: 1.0.0}
            paths:
              /countries:
                get:
                  responses:
                    '200':
                      description: All.
                      content:
                        application/json:
                          schema: {type: array, items: {$ref: '#/components/schemas/Country'}}
              /countries/{code}:
                get:
                  parameters:
                  - {name: code, in: path, required: true, schema: {type: string}}
                  responses:
                    '200':
                      description: One.
                      content:
                        application/json:
                          schema: {$ref: '#/components/schemas/Country'}
            components:
              schemas:
                Country:
                  type: object
                  properties:
                    code: {type: string}
                    name: {type: string}
                    note: {type: string}
            """;

    private static final EmulatorOptions STANDARD = EmulatorOptions.standard();

    @TempDir
    Path folder;

    private Artifact stored;
    private String startFile;

    @BeforeEach
    void compile() {
        CompilationRequest description =
                CompilationRequest.of(SourceRoot.text("countries.yaml", DESCRIPTION.getBytes(StandardCharsets.UTF_8)));
        CompileCache cache = CompileCache.in(CacheFolder.at(folder));
        new Launcher().boot(new LaunchRequest(description, cache)).remaining().run();
        stored = Objects.requireNonNull(cache.find(description)).artifact();
        startFile = stored.emulator().replace('.', '/') + StoredStart.FILE_ENDING;
    }

    @Test
    void equalsTheGeneratedState() {
        String start = text(Objects.requireNonNull(stored.files().get(startFile)));
        assertThat(start).contains("\"resources\":{\"countries\":[{\"id\":\"");
        assertThat(snapshot(generating(), STANDARD)).isEqualTo(start);
        assertThat(snapshot(stored, STANDARD)).isEqualTo(start);
    }

    @Test
    void replacesTheGenerationAndIsTheStateOfAReset() {
        Artifact other = with(start -> start.replace("\"name\":\"Name", "\"name\":\"Stored"));
        assertThat(snapshot(other, STANDARD)).contains("\"name\":\"Stored");
        try (Emulator emulator = other.load().boot(STANDARD)) {
            emulator.restore(Json.parse(snapshot(generating(), STANDARD).getBytes(StandardCharsets.UTF_8)));
            emulator.reset();
            assertThat(new String(emulator.snapshot(), StandardCharsets.UTF_8)).contains("\"name\":\"Stored");
            assertThat(emulator.verify().difference()).isNull();
        }
    }

    @Test
    void otherOptionsGenerateTheirOwnState() {
        Artifact other = with(start -> start.replace("\"name\":\"Name", "\"name\":\"Stored"));
        for (EmulatorOptions options : new EmulatorOptions[] {
            STANDARD.withSeed(5), STANDARD.withPopulate(7), STANDARD.withResponses(Responses.REQUIRED)
        }) {
            assertThat(snapshot(other, options))
                    .isEqualTo(snapshot(generating(), options))
                    .doesNotContain("Stored");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{\"snapshot\":{}}"})
    void unusableFilesAreIgnored(String content) {
        assertThat(snapshot(with(start -> content), STANDARD)).isEqualTo(snapshot(generating(), STANDARD));
    }

    @Test
    void theStateOfAnotherDescriptionIsIgnored() {
        Artifact other = with(start -> start.replaceFirst("\"hash\":\"[0-9a-f]{4}", "\"hash\":\"0000"));
        assertThat(snapshot(other, STANDARD)).isEqualTo(snapshot(generating(), STANDARD));
    }

    private static String snapshot(Artifact artifact, EmulatorOptions options) {
        try (Emulator emulator = artifact.load().boot(options)) {
            return new String(emulator.snapshot(), StandardCharsets.UTF_8);
        }
    }

    private Artifact generating() {
        Map<String, Slice> files = new TreeMap<>(stored.files());
        files.remove(startFile);
        return new Artifact(stored.summary(), stored.emulator(), stored.diagnostics(), files);
    }

    private Artifact with(UnaryOperator<String> change) {
        String start = text(Objects.requireNonNull(stored.files().get(startFile)));
        Map<String, Slice> files = new TreeMap<>(stored.files());
        files.put(startFile, Slice.of(change.apply(start).getBytes(StandardCharsets.UTF_8)));
        return new Artifact(stored.summary(), stored.emulator(), stored.diagnostics(), files);
    }

    private static String text(Slice file) {
        return new String(file.bytes(), file.offset(), file.length(), StandardCharsets.UTF_8);
    }
}
