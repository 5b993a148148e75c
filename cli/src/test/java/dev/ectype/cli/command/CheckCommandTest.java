package dev.ectype.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.Run;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CheckCommandTest {
    @TempDir
    private Path folder;

    private final Run ectype = new Run();

    @BeforeEach
    void describe() throws IOException {
        write("empty.yaml", "openapi: 3.1.0\ninfo: {title: Empty, version: '1'}\npaths: {}\n");
        write("tasks.yaml", """
                openapi: 3.1.0
                info: {title: Tasks, version: '1'}
                paths:
                  /tasks:
                    post:
                      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/NewTask'}}}}
                      responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
                  /tasks/{id}:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    get: {responses: {'200': {description: it, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}}
                    delete: {responses: {'204': {description: gone}}}
                  /broken:
                    get: {responses: {'404': {description: never there}}}
                components:
                  schemas:
                    NewTask: {type: object, required: [name], properties: {name: {type: string}}}
                    Task: {type: object, required: [id, name], properties: {id: {type: string}, name: {type: string}}}
                """);
        ectype.in(folder);
    }

    @Test
    void asksWhatCreatesFirstAndWhatDeletesLast() {
        ectype.with("check", "tasks.yaml");
        assertThat(lastLine()).startsWith("files=1 compiled=1 booted=1 operations=4 answered=");
        assertThat(ectype.err()).doesNotContain("/tasks");
    }

    @Test
    void aDescriptionWithoutOperationsIsWhole() {
        assertThat(ectype.with("check", "empty.yaml")).isZero();
        assertThat(lastLine()).isEqualTo("files=1 compiled=1 booted=1 operations=0 answered=0");
    }

    @Test
    void goesOnAfterWhatCannotBeRead() throws IOException {
        write("broken.yaml", "openapi: [");
        assertThat(ectype.with("check", "broken.yaml", "empty.yaml")).isEqualTo(1);
        assertThat(lastLine()).isEqualTo("files=2 compiled=1 booted=1 operations=0 answered=0");
        assertThat(ectype.err()).contains("ECT1005");
        assertThat(new Run().in(folder).with("check", "broken.yaml")).isEqualTo(3);
    }

    @Test
    void saysSoInLinesOfJson() {
        ectype.with("check", "--json", "empty.yaml");
        List<String> lines = ectype.out().lines().toList();
        assertThat(lines).hasSize(2);
        JsonObject row = (JsonObject) JsonReader.read(lines.get(0));
        assertThat(row.members().keySet())
                .containsExactly(
                        "file",
                        "format",
                        "compiled",
                        "booted",
                        "operations",
                        "answered",
                        "resources",
                        "lines",
                        "seconds",
                        "peakHeapBytes",
                        "diagnostic");
        assertThat(lines.get(1))
                .isEqualTo("{\"summary\":{\"files\":1,\"compiled\":1,\"booted\":1,\"operations\":0,\"answered\":0}}");
    }

    @Test
    void takesAllDescriptionsOfAFolder() {
        ectype.with("check", folder.toString());
        assertThat(lastLine()).startsWith("files=2 ");
    }

    private String lastLine() {
        List<String> lines = ectype.out().lines().toList();
        return lines.get(lines.size() - 1);
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }
}
