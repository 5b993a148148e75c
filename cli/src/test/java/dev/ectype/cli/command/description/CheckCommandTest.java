package dev.ectype.cli.command.description;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CheckCommandTest {
    @TempDir
    private Path folder;

    private final CommandRun ectype = new CommandRun();

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
                    get: {responses: {'200': {description: no such value, content: {application/json: {schema: {type: array, items: {type: boolean}, minItems: 3, uniqueItems: true}}}}}}
                components:
                  schemas:
                    NewTask: {type: object, required: [name], properties: {name: {type: string}}}
                    Task: {type: object, required: [id, name], properties: {id: {type: string}, name: {type: string}}}
                """);
        ectype.in(folder);
    }

    @Test
    void aSampleIsCheckedByItsName() {
        CommandRun run = new CommandRun();
        assertThat(run.with("check", "petstore")).isZero();
        assertThat(run.out()).contains("petstore  openapi  ", "files=1 compiled=1 booted=1 operations=27 answered=27");
        CommandRun misspelled = new CommandRun();
        assertThat(misspelled.with("check", "petstroe")).isEqualTo(2);
        assertThat(misspelled.err()).contains("Did you mean petstore?");
    }

    @Test
    void callsCreatesFirstAndDeletesLast() {
        ectype.with("check", "tasks.yaml");
        assertThat(lastLine()).startsWith("files=1 compiled=1 booted=1 operations=4 answered=");
        assertThat(ectype.err()).doesNotContain("/tasks");
    }

    @Test
    void aDescriptionWithoutOperationsIsWhole() {
        assertThat(ectype.with("check", "empty.yaml")).isZero();
        assertThat(lastLine())
                .isEqualTo("files=1 compiled=1 booted=1 operations=0 answered=0 remembered=0/0 members=0/0");
    }

    @Test
    void goesOnAfterWhatCannotBeRead() throws IOException {
        write("broken.yaml", "openapi: [");
        assertThat(ectype.with("check", "broken.yaml", "empty.yaml")).isEqualTo(1);
        assertThat(lastLine())
                .isEqualTo("files=2 compiled=1 booted=1 operations=0 answered=0 remembered=0/0 members=0/0");
        assertThat(ectype.err()).contains("ECT1005");
        assertThat(new CommandRun().in(folder).with("check", "broken.yaml")).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            $ref: "#/components/schemas/Gone" | ECT1013
            type: strng                       | ECT2018
            """)
    void namesThatLeadToNothingAreErrorsAlthoughEverythingIsAnswered(String schema, String code) throws IOException {
        write("api.yaml", """
                openapi: 3.1.0
                info: {title: Api, version: '1'}
                paths:
                  /x:
                    get: {responses: {'200': {description: x, content: {application/json: {schema: {@}}}}}}
                """.replace("@", schema));
        assertThat(ectype.with("check", "api.yaml")).isEqualTo(1);
        assertThat(lastLine())
                .startsWith("files=1 compiled=1 booted=1 operations=1 answered=1 remembered=0/0 bound(rest)=0/1 ");
        assertThat(ectype.err()).contains("api.yaml:5:").contains(code);
        CommandRun lenient = new CommandRun().in(folder);
        assertThat(lenient.with("compile", "--out", "out", "api.yaml")).isZero();
        assertThat(lenient.err()).contains(code);
        for (String command : List.of("check", "ingest", "graph", "compile --out out", "emulate --port 0")) {
            CommandRun strict = new CommandRun().in(folder);
            assertThat(strict.with((command + " --strict api.yaml").split(" ")))
                    .as(command)
                    .isEqualTo(3);
            assertThat(strict.err()).contains(code);
        }
    }

    @Test
    void aTypeThatASchemaDoesNotDeclareIsAnError() throws IOException {
        write("shop.graphql", "type Query { price: Mony }");
        assertThat(ectype.with("check", "shop.graphql")).isEqualTo(1);
        assertThat(ectype.err()).contains("shop.graphql:1:14 ECT2018");
    }

    @Test
    void warningsOfAnotherKindFailOnlyStrictChecks() throws IOException {
        write("odd.graphql", "type Query { a: Int a: Int }");
        assertThat(ectype.with("check", "odd.graphql")).isZero();
        assertThat(new CommandRun().in(folder).with("check", "--strict", "odd.graphql"))
                .isEqualTo(3);
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
                        "diagnostic",
                        "unanswered",
                        "groups",
                        "remembered",
                        "bound",
                        "boundByWire",
                        "described",
                        "returned",
                        "contradictions",
                        "unbound");
        assertThat(lines.get(1))
                .isEqualTo(
                        "{\"summary\":{\"files\":1,\"compiled\":1,\"booted\":1,\"operations\":0,\"answered\":0,"
                                + "\"groups\":0,\"remembered\":0,\"bound\":0,\"boundByWire\":{},\"described\":0,\"returned\":0}}");
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

    @Test
    void namesAllThatWasNotAnsweredAndWhy() {
        assertThat(ectype.with("check", "--verbose", "tasks.yaml")).isEqualTo(1);
        assertThat(ectype.err()).contains("GET /broken").contains("returned ");
        CommandRun json = new CommandRun().in(folder);
        json.with("check", "--json", "tasks.yaml");
        JsonObject row =
                (JsonObject) JsonReader.read(json.out().lines().toList().get(0));
        assertThat(String.valueOf(row.members().get("unanswered"))).contains("GET /broken");
    }

    @Test
    void callsNestedOperationsWithCreatedParents() throws IOException {
        write("cards.yaml", """
                openapi: 3.1.0
                info: {title: Cards, version: '1'}
                paths:
                  /owners:
                    post: {responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Owner'}}}}}}
                  /owners/{owner_id}:
                    parameters: [{name: owner_id, in: path, required: true, schema: {type: string}}]
                    get: {responses: {'200': {description: it, content: {application/json: {schema: {$ref: '#/components/schemas/Owner'}}}}}}
                  /cards:
                    post:
                      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewCard'}}}}
                      responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Card'}}}}}
                  /cards/{card_id}:
                    parameters: [{name: card_id, in: path, required: true, schema: {type: string}}]
                    delete: {responses: {'204': {description: gone}}}
                  /owners/{owner_id}/cards:
                    parameters: [{name: owner_id, in: path, required: true, schema: {type: string}}]
                    get: {responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Card'}}}}}}}
                  /owners/{owner_id}/cards/{card_id}:
                    parameters:
                      - {name: owner_id, in: path, required: true, schema: {type: string}}
                      - {name: card_id, in: path, required: true, schema: {type: string}}
                    get: {responses: {'200': {description: it, content: {application/json: {schema: {$ref: '#/components/schemas/Card'}}}}}}
                    delete: {responses: {'204': {description: gone}}}
                components:
                  schemas:
                    Owner: {type: object, required: [id], properties: {id: {type: string}, name: {type: string}}}
                    NewCard: {type: object, properties: {label: {type: string}, owner_id: {type: string}}}
                    Card: {type: object, required: [id], properties: {id: {type: string}, label: {type: string}, owner_id: {type: string}}}
                """);
        ectype.with("check", "cards.yaml");
        assertThat(ectype.err()).isEmpty();
        assertThat(lastLine()).startsWith("files=1 compiled=1 booted=1 operations=7 answered=7 ");
    }

    @Test
    void encodesFormsAndTexts() throws IOException {
        write("forms.yaml", """
                openapi: 3.1.0
                info: {title: Forms, version: '1'}
                paths:
                  /roles:
                    post:
                      requestBody: {required: true, content: {application/x-www-form-urlencoded: {schema: {type: object, required: [grants], properties: {grants: {type: array, items: {type: string}}}}}}}
                      responses: {'201': {description: made, content: {application/json: {schema: {type: object, required: [id], properties: {id: {type: string}}}}}}}
                  /files:
                    post:
                      requestBody: {required: true, content: {multipart/form-data: {schema: {type: object, required: [kinds], properties: {kinds: {type: array, minItems: 2, items: {type: string, enum: [word, segment]}}}}}}}
                      responses: {'204': {description: done}}
                  /flag:
                    put:
                      requestBody: {required: true, content: {text/plain: {schema: {type: boolean}}}}
                      responses: {'204': {description: done}}
                  /note:
                    put:
                      requestBody: {required: true, content: {application/json: {schema: {type: string, example: text}}}}
                      responses: {'204': {description: done}}
                """);
        ectype.with("check", "forms.yaml");
        assertThat(ectype.err()).isEmpty();
        assertThat(lastLine()).contains(" operations=4 answered=4 ");
    }

    @Test
    void namesInTheBodyWhatAChangeMeans() throws IOException {
        write("projects.yaml", """
                openapi: 3.1.0
                info: {title: Projects, version: '1'}
                paths:
                  /projects:
                    post:
                      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Project'}}}}
                      responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Project'}}}}}
                    put:
                      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Project'}}}}
                      responses: {'204': {description: done}}
                  /projects/{slug}:
                    parameters: [{name: slug, in: path, required: true, schema: {type: string}}]
                    get: {responses: {'200': {description: it, content: {application/json: {schema: {$ref: '#/components/schemas/Project'}}}}}}
                components:
                  schemas:
                    Project: {type: object, properties: {slug: {type: string}, name: {type: string}}}
                """);
        ectype.with("check", "projects.yaml");
        assertThat(ectype.err()).isEmpty();
        assertThat(lastLine()).contains(" operations=3 answered=3 ");
    }

    @Test
    void readsTheIdentifierFromALocationHeader() throws IOException {
        write("notes.yaml", """
                openapi: 3.1.0
                info: {title: Notes, version: '1'}
                paths:
                  /notes:
                    post:
                      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
                      responses: {'201': {description: made}}
                  /notes/{id}:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    get: {responses: {'200': {description: it, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}}
                    delete: {responses: {'204': {description: gone}}}
                components:
                  schemas:
                    Note: {type: object, properties: {id: {type: string, readOnly: true}, text: {type: string}}}
                """);
        ectype.with("check", "notes.yaml");
        assertThat(ectype.err()).isEmpty();
        assertThat(lastLine()).contains(" operations=3 answered=3 ");
    }
}
