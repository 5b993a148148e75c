package dev.ectype.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.compiler.source.SourceRoot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class EmulatorCompilerTest {
    private static final String NOTES = """
            openapi: 3.1.0
            info: {title: Notes API, version: 1.0.0}
            paths:
              /notes:
                get:
                  operationId: listNotes
                  responses:
                    '200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: 'note.yaml'}}}}}
                post:
                  operationId: createNote
                  requestBody: {content: {application/json: {schema: {$ref: 'note.yaml'}}}}
                  responses:
                    '201': {description: made, content: {application/json: {schema: {$ref: 'note.yaml'}}}}
              /notes/{id}:
                get:
                  operationId: getNote
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  responses:
                    '200': {description: one, content: {application/json: {schema: {$ref: 'note.yaml'}}}}
            """;
    private static final String NOTE =
            "{type: object, required: [id, text], properties: {id: {type: string}, text: {type: string}}}\n";

    @Test
    void compilesADescriptionIntoSourcesAndAPlan() {
        Compilation compilation = compiled(CompilationRequest.of(notes()));
        assertThat(compilation.emission().emulator()).isEqualTo("notes.NotesEmulator");
        assertThat(compilation.emission().sources())
                .containsKeys("notes/NotesEmulator.java", "notes/NoteOperations.java");
        assertThat(compilation.emission().plan()).contains("\"createNote\"");
        assertThat(compilation.graph().model().resources()).hasSize(1);
    }

    @Test
    void inferenceCanBeSwitchedOff() {
        Compilation compilation = compiled(CompilationRequest.of(notes()).withInference(Inference.Mode.OFF));
        assertThat(compilation.graph().model().resources()).isEmpty();
        // Rules about single operations and types apply without resources too.
        assertThat(compilation.proposals())
                .extracting(proposal -> proposal.change().description())
                .containsExactly("identifying members id");
        assertThat(compilation.emission().sources().get("notes/NoteOperations.java"))
                .doesNotContain("Store");
    }

    @Test
    void emitsIntoTheRequestedPackage() {
        Compilation compilation = compiled(CompilationRequest.of(notes()).withPackage("com.example.notes"));
        assertThat(compilation.emission().emulator()).isEqualTo("com.example.notes.NotesEmulator");
        assertThat(compilation.emission().sources().keySet()).allMatch(path -> path.startsWith("com/example/notes/"));
    }

    @Test
    void reportsEveryReadFileWithItsHash() {
        SourceRoot source = notes();
        List<List<FileFingerprint>> files =
                new EmulatorCompiler().compile(CompilationRequest.of(source)).files();
        assertThat(files).hasSize(1);
        assertThat(files.get(0)).extracting(FileFingerprint::file).containsExactly("note.yaml", "notes.yaml");
        assertThat(files.get(0))
                .allSatisfy(file -> assertThat(source.checksum(file.id())).isEqualTo(file.checksum()));
    }

    @Test
    void rejectsUnreadableInputWithDiagnostics() {
        CompilationResult result =
                new EmulatorCompiler().compile(CompilationRequest.of(SourceRoot.text("broken.yaml", new byte[] {'{'})));
        assertThat(result.accepted()).isFalse();
        assertThat(result.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.BROKEN_YAML);
    }

    @Test
    void timesEachStage() {
        assertThat(new EmulatorCompiler()
                        .compile(CompilationRequest.of(notes()))
                        .stages())
                .extracting(StageTime::stage)
                .containsSubsequence("ingest", "infer", "graph", "emit");
    }

    private static Compilation compiled(CompilationRequest request) {
        CompilationResult result = new EmulatorCompiler().compile(request);
        assertThat(result.diagnostics()).isEmpty();
        return Objects.requireNonNull(result.compilation());
    }

    private static SourceRoot notes() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("notes.yaml", NOTES);
        texts.put("note.yaml", NOTE);
        return SourceRoot.texts("notes.yaml", texts);
    }
}
