package dev.ectype.cli.command.description;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InferCommandTest {
    private static final String PETS = """
            openapi: 3.1.0
            info: {title: "<Pets>", version: 1.0.0}
            paths:
              /pets:
                post:
                  operationId: createPet
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                  responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
              /pets/{id}:
                parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                get:
                  operationId: getPet
                  responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
              /reports/weekly:
                post:
                  operationId: reportOnPets
                  responses: {'200': {description: ok, content: {application/json: {schema: {type: object, properties: {best: {$ref: '#/components/schemas/Pet'}, text: {type: string}}}}}}}
            components:
              schemas:
                Pet:
                  type: object
                  required: [id]
                  properties:
                    id: {type: integer}
                    status: {type: string, enum: [new, sold], readOnly: true}
            """;

    @TempDir
    private Path folder;

    private final CommandRun ectype = new CommandRun();

    @BeforeEach
    void describe() throws IOException {
        Files.writeString(folder.resolve("pets.yaml"), PETS);
        ectype.in(folder);
    }

    @Test
    void printsAllConclusionsWithTheirGroundsAndPlaces() {
        assertThat(ectype.with("infer", "pets.yaml")).isZero();
        assertThat(names(ectype).lines().map(line -> line.replaceAll(" {2,}", "  ")))
                .contains(
                        "  type  Pet  95  FindItemTypes  GET /pets/{} returns it  pets.yaml:5:5",
                        "  operation createPet",
                        "  role  create  90  AssignRoles  it is POST /pets  pets.yaml:5:5")
                .endsWith("<Pets> 1.0.0: conclusions=10 resources=1 relationships=0 operations=3 roles=2");
    }

    @Test
    void printsJsonForPrograms() {
        assertThat(ectype.with("infer", "--json", "pets.yaml")).isZero();
        JsonObject json = (JsonObject) JsonReader.read(ectype.out());
        assertThat(json.members().keySet()).containsExactly("api", "conclusions", "diagnostics");
        assertThat(((JsonArray) json.members().get("conclusions")).elements())
                .extracting(each -> ((JsonObject) each).members().keySet())
                .allSatisfy(names -> assertThat(names)
                        .containsExactly(
                                "kind",
                                "subject",
                                "aspect",
                                "value",
                                "rule",
                                "evidence",
                                "confidence",
                                "file",
                                "line",
                                "column",
                                "runnerUp"));
    }

    @Test
    void explainsWhatLedToAConclusionAndWhatWouldChangeIt() {
        assertThat(ectype.with("infer", "--explain", "getPet", "pets.yaml")).isZero();
        assertThat(names(ectype))
                .contains(
                        "operation getPet, pets.yaml:11:5", "What led there:", "GroupPathsIntoResources", "AssignRoles")
                .contains(
                        "without AssignRoles (role getPet pets read): resource would be missing; role would be missing");
        CommandRun member = new CommandRun().in(folder);
        assertThat(member.with("infer", "--explain", "pets.id", "pets.yaml")).isZero();
        assertThat(member.out())
                .contains("identifier: id", "parameter id: pets.id")
                .doesNotContain("type: Pet");
        CommandRun json = new CommandRun().in(folder);
        assertThat(json.with("infer", "--explain", "getPet", "--json", "pets.yaml"))
                .isZero();
        assertThat(JsonReader.read(json.out())).isInstanceOf(JsonObject.class);
    }

    @Test
    void suggestsNamesThatThereAre() {
        assertThat(ectype.with("infer", "--explain", "gtPet", "pets.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("nothing is called \"gtPet\"", "Did you mean getPet?");
        CommandRun silent = new CommandRun().in(folder);
        assertThat(silent.with("infer", "--explain", "reportOnPets", "pets.yaml"))
                .isEqualTo(2);
        assertThat(silent.err()).contains("no conclusion about the operation \"reportOnPets\"", "--silent");
    }

    @Test
    void listsTheSilentOperationsOfManyDescriptions() throws IOException {
        Files.writeString(folder.resolve("other.yaml"), PETS.replace("/reports/weekly", "/summaries/weekly"));
        assertThat(ectype.with("infer", "--silent", ".")).isZero();
        assertThat(ectype.out())
                .contains("reportOnPets  returns Pet of pets", "descriptions=2 operations=6 silent=2")
                .doesNotContain("getPet");
        CommandRun json = new CommandRun().in(folder);
        assertThat(json.with("infer", "--silent", "--json", "pets.yaml")).isZero();
        assertThat(json.out()).contains("\"summary\":{\"descriptions\":1,\"operations\":3,\"silent\":1}");
    }

    @Test
    void writesOnePageWithEscapedTexts() throws IOException {
        assertThat(ectype.with("infer", "--open", "--out", "page.html", "pets.yaml"))
                .isZero();
        assertThat(folder.resolve("page.html"))
                .content()
                .contains("&lt;Pets&gt; 1.0.0", "FindItemTypes", "pets.yaml:5:5")
                .doesNotContain("<Pets>", "src=", "href=", "http:", "https:");
        assertThat(ectype.out()).contains("page.html");
    }

    @Test
    void acceptsConclusionsAndReportsLaterDifferences() throws IOException {
        assertThat(ectype.with("infer", "--lock", "pets.yaml")).isZero();
        assertThat(folder.resolve("inference.lock.yaml"))
                .content()
                .contains("api: <Pets>", "  getPet:\n    resource: pets\n    role: read\n");
        CommandRun same = new CommandRun().in(folder);
        assertThat(same.with("ingest", "--locked", "pets.yaml")).isZero();
        assertThat(same.err()).doesNotContain("ECT4");
        Files.writeString(folder.resolve("pets.yaml"), PETS.replace("enum: [new, sold]", "enum: [new, kept, sold]"));
        CommandRun warned = new CommandRun().in(folder);
        assertThat(warned.with("graph", "--out", "graph.txt", "pets.yaml")).isZero();
        assertThat(warned.err()).contains("ECT4001 resource pets: states was accepted as \"status: new, sold\"");
        CommandRun refused = new CommandRun().in(folder);
        assertThat(refused.with("infer", "--locked", "pets.yaml")).isEqualTo(3);
        assertThat(new CommandRun().in(folder).with("infer", "--lock", "pets.yaml"))
                .isZero();
        assertThat(new CommandRun().in(folder).with("check", "--locked", "pets.yaml"))
                .isZero();
    }

    @Test
    void aMissingLockIsReported() {
        assertThat(ectype.with("infer", "--locked", "pets.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("--locked needs the file inference.lock.yaml", "infer SPEC --lock");
    }

    @Test
    void reportsAnUnreadableDescription() throws IOException {
        Files.writeString(folder.resolve("bad.yaml"), "openapi: 3.1.0\ninfo: [");
        assertThat(ectype.with("infer", "bad.yaml")).isEqualTo(3);
        assertThat(ectype.err()).contains("bad.yaml:");
        CommandRun silent = new CommandRun().in(folder);
        assertThat(silent.with("infer", "--silent", "bad.yaml", "pets.yaml")).isEqualTo(3);
        assertThat(silent.out()).contains("descriptions=1 operations=3 silent=1");
    }

    /** Returns the output with names of files in place of their paths. */
    private String names(CommandRun run) {
        return run.out().replaceAll("/\\S*/(?=pets\\.yaml)", "");
    }
}
