package dev.ectype.launcher.request;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class FirstRequestFinderTest {
    private static final String NOTES = """
            openapi: 3.1.0
            info: {title: Notes, version: '1'}
            paths:
              /notes:
                get: {responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}}
                POST
            components: {schemas: {Note: {type: object, required: [id, text], properties: {id: {type: integer, readOnly: true}, text: {type: string}, tags: {type: array, items: {type: string}}}}}}
            """;
    private static final String POST =
            "post: {requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}},"
                    + " responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}}";

    @Test
    void listsThatStartEmptyAreNotTriedFirst() {
        try (Emulator notes = started(NOTES.replace("POST", POST))) {
            SampleRequest first = Objects.requireNonNull(FirstRequestFinder.of(notes));
            assertThat(first.method()).isEqualTo("POST");
            assertThat(new String(Objects.requireNonNull(first.body()), StandardCharsets.UTF_8))
                    .contains("\"text\"");
        }
    }

    @Test
    void listsWithInstancesAreTriedFirst() {
        try (Emulator notes = started(NOTES.replace("    POST\n", ""))) {
            assertThat(FirstRequestFinder.of(notes))
                    .extracting(SampleRequest::target)
                    .isEqualTo("/notes");
        }
    }

    @Test
    void tryingChangesNothing() {
        try (Emulator notes = started(NOTES.replace("POST", POST))) {
            byte[] before = notes.snapshot();
            assertThat(FirstRequestFinder.of(notes)).isNotNull();
            assertThat(notes.position()).isZero();
            assertThat(notes.snapshot()).isEqualTo(before);
            assertThat(notes.sandboxes()).isEmpty();
        }
    }

    @Test
    void everySampleHasAFirstRequest() {
        for (String name : SampleCatalog.names()) {
            try (Emulator sample = started(CompilationRequest.of(SampleCatalog.open(name)))) {
                assertThat(FirstRequestFinder.of(sample)).as(name).isNotNull();
            }
        }
    }

    private static Emulator started(String description) {
        return started(
                CompilationRequest.of(SourceRoot.text("notes.yaml", description.getBytes(StandardCharsets.UTF_8))));
    }

    private static Emulator started(CompilationRequest request) {
        return Objects.requireNonNull(new Launcher()
                        .boot(new LaunchRequest(request, CompileCache.none()))
                        .emulator())
                .start();
    }
}
