package dev.ectype.cli.command.description;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class IngestCommandTest {
    private static final String PETS = """
            openapi: 3.1.0
            info: {title: Pets, version: 1.2.0}
            paths:
              /pets:
                get:
                  operationId: listPets
                  responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}}
                post:
                  operationId: createPet
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                  responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
              /pets/{petId}:
                get:
                  operationId: showPet
                  parameters: [{name: petId, in: path, required: true, schema: {type: integer}}]
                  responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
            components:
              schemas:
                Pet: {type: object, required: [id, name], properties: {id: {type: integer}, name: {type: string}}}
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
    void saysWhatWasUnderstood() {
        assertThat(ectype.with("ingest", "pets.yaml")).isZero();
        assertThat(ectype.out().lines())
                .containsExactly(
                        "API            Pets 1.2.0",
                        "endpoints      3",
                        "resources      1: pets",
                        "relationships  0",
                        "warnings       0");
        assertThat(ectype.err()).isEqualTo("Next: ectype emulate pets.yaml\n");
    }

    @Test
    void severalDescriptionsAreOneApi() throws IOException {
        String schema = "type Query { pet(id: ID!): Pet owner(id: ID!): Owner } type Pet { id: ID!, name: String! }"
                + " type Owner { id: ID!, name: String! }";
        Files.writeString(folder.resolve("pets.graphql"), schema);
        Files.writeString(folder.resolve("pets.txt"), schema);
        assertThat(ectype.with("ingest", "pets.yaml", "pets.graphql")).isZero();
        assertThat(ectype.out()).contains("endpoints      5", "resources      1: pets");
        assertThat(ectype.err()).isEqualTo("Next: ectype emulate pets.yaml pets.graphql\n");
        String output = ectype.out();
        assertThat(ectype.with("ingest", "--format", "auto,graphql", "pets.yaml", "pets.txt"))
                .isZero();
        assertThat(ectype.out()).isEqualTo(output + output);
    }

    @Test
    void formatsAreOfOneOrOfEach() {
        assertThat(ectype.with("ingest", "--format", "openapi", "pets.yaml")).isZero();
        assertThat(ectype.with("ingest", "--format", "openapi,graphql", "pets.yaml"))
                .isEqualTo(2);
        assertThat(ectype.err()).contains("--format takes one format, or one for each of 1 descriptions, but has 2");
        assertThat(ectype.with("ingest", "--format", "cobol", "pets.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("but was \"cobol\"");
    }

    @Test
    void saysSoInJson() {
        assertThat(ectype.with("ingest", "--json", "pets.yaml")).isZero();
        JsonObject json = (JsonObject) JsonReader.read(ectype.out());
        assertThat(json.members().keySet()).containsExactly("api", "counts", "diagnostics");
        JsonObject api = (JsonObject) json.members().get("api");
        assertThat(api.members().keySet()).containsExactly("name", "version", "hash");
        assertThat(((JsonText) api.members().get("hash")).text()).matches("[0-9a-f]{64}");
        assertThat(json.member("counts"))
                .isEqualTo(JsonObject.builder()
                        .put("endpoints", 3)
                        .put("resources", 1)
                        .put("relationships", 0)
                        .build());
        assertThat(json.member("diagnostics")).isEqualTo(new JsonArray(List.of()));
    }

    @Test
    void inferenceCanBeTurnedOff() {
        assertThat(ectype.with("ingest", "--json", "--inference=off", "pets.yaml"))
                .isZero();
        JsonObject counts = (JsonObject)
                ((JsonObject) JsonReader.read(ectype.out())).members().get("counts");
        assertThat(counts.member("resources")).isEqualTo(JsonNumber.of(0));
    }

    @Test
    void writesEverythingThatWasUnderstood() throws IOException {
        assertThat(ectype.with("ingest", "pets.yaml", "--out", "made/model.json"))
                .isZero();
        String written = Files.readString(folder.resolve("made/model.json"));
        ApiModel model = IrJson.parse(written);
        assertThat(model.endpoints()).hasSize(3);
        assertThat(new CommandRun().in(folder).typing(PETS).with("ingest", "-", "--out", "again.json"))
                .isZero();
        assertThat(IrJson.hash(IrJson.parse(Files.readString(folder.resolve("again.json")))))
                .isEqualTo(IrJson.hash(model));
    }

    @Test
    void pointsAtWhatIsWrong() throws IOException {
        Files.writeString(folder.resolve("broken.yaml"), "openapi: 3.1.0\ninfo: [\n");
        assertThat(ectype.with("ingest", "broken.yaml")).isEqualTo(3);
        assertThat(ectype.err()).containsPattern("broken\\.yaml:\\d+:\\d+ ECT1005 .+\n  hint: .+");
        assertThat(ectype.out()).isEmpty();
    }

    @Test
    void printsDiagnosticsAsJson() throws IOException {
        Files.writeString(folder.resolve("other.yaml"), "title: no description\n");
        assertThat(ectype.with("ingest", "--json", "other.yaml")).isEqualTo(3);
        JsonArray found = (JsonArray)
                ((JsonObject) JsonReader.read(ectype.out())).members().get("diagnostics");
        JsonObject first = (JsonObject) found.elements().get(0);
        assertThat(first.members().keySet())
                .containsExactly("code", "severity", "file", "line", "column", "message", "hint");
        assertThat(first.member("severity")).isEqualTo(new JsonText("error"));
    }

    @Test
    void namesTheFileThatWasMeant() {
        assertThat(ectype.with("ingest", "pest.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("the file \"pest.yaml\"", "Did you mean \"pets.yaml\"?");
    }

    @Test
    void aFolderStandsForItsOneDescription() throws IOException {
        Files.writeString(folder.resolve("shared.json"), "{\"type\": \"object\"}");
        assertThat(ectype.with("ingest", folder.toString())).isZero();
    }

    @Test
    void ofSeveralDescriptionsInAFolderOneMustBeNamed() throws IOException {
        Files.writeString(folder.resolve("more.yaml"), PETS);
        assertThat(ectype.with("ingest", folder.toString())).isEqualTo(2);
        assertThat(ectype.err()).contains("2 descriptions", "more.yaml", "pets.yaml");
    }

    @Test
    void skipsDetectionForAGivenFormat() {
        String line = "{\"method\":\"GET\",\"url\":\"https://api.pets.example/pets/7\",\"status\":200,"
                + "\"responseHeaders\":{\"content-type\":\"application/json\"},\"responseBody\":\"{\\\"id\\\":7}\"}\n";
        CommandRun output = new CommandRun().in(folder).typing(line);
        assertThat(output.with("ingest", "-", "--format", "recording")).isZero();
        assertThat(output.out()).contains("pets recorded");
        CommandRun guessed = new CommandRun().in(folder).typing(line);
        assertThat(guessed.with("ingest", "-")).isEqualTo(3);
    }

    @Test
    void formatThatIsNoneIsRefusedWithThoseThereAre() {
        CommandRun ectype = new CommandRun().in(folder);
        assertThat(ectype.with("ingest", "--format=raml", "pets.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("openapi, swagger, asyncapi, graphql, protobuf, har, recording", "\"raml\"");
    }

    @Test
    void recordingIsDescribedAndMeasured() throws IOException {
        Files.writeString(folder.resolve("traffic.har"), """
                {"log": {"entries": [
                  {"request": {"method": "GET", "url": "https://api.pets.example/pets/7", "headers": []},
                   "response": {"status": 200, "headers": [{"name": "content-type", "value": "application/json"}],
                     "content": {"mimeType": "application/json", "text": "{\\"id\\": 7, \\"name\\": \\"Mia\\"}"}}},
                  {"request": {"method": "GET", "url": "https://api.pets.example/pets/8", "headers": []},
                   "response": {"status": 404, "headers": [],
                     "content": {"mimeType": "application/json", "text": "{\\"error\\": \\"none\\"}"}}}]}}
                """);
        assertThat(ectype.with("ingest", "traffic.har", "--fidelity", "--export=made.yaml", "--out=heard.json"))
                .isZero();
        assertThat(ectype.out().lines())
                .contains(
                        "API            pets recorded",
                        "resources      1: pets",
                        "replayed     2",
                        "same status  2 of 2 (100 %)",
                        "same shape   2 of 2 (100 %)",
                        "same values  3 of 3 (100 %)");
        assertThat(Files.readString(folder.resolve("made.yaml")))
                .startsWith("openapi: 3.1.0\nx-ectype-recorded: true\ninfo:\n  title: pets\n")
                .contains("  /pets/{petId}:\n");
        assertThat(ectype.err()).contains("wrote made.yaml and made.fixture.json\n");
        assertThat(ectype.err()).endsWith("Next: ectype emulate made.yaml --fixture made.fixture.json\n");
        assertThat(JsonReader.read(Files.readString(folder.resolve("made.fixture.json"))))
                .isEqualTo(JsonReader.read("{\"pets\": [{\"id\": 7, \"name\": \"Mia\"}]}"));
        assertThat(new CommandRun().in(folder).with("ingest", "made.yaml", "--out=read.json"))
                .isZero();
        // Both are the same API; only where it is described differs.
        String place = "\"location\":\\{[^}]*}|\\s";
        assertThat(Files.readString(folder.resolve("read.json"))
                        .replaceAll("\\s", "")
                        .replaceAll(place, ""))
                .isEqualTo(Files.readString(folder.resolve("heard.json"))
                        .replaceAll("\\s", "")
                        .replaceAll(place, ""));
    }

    @Test
    void descriptionThatSomebodyWroteIsExportedAsItWasUnderstood() throws IOException {
        assertThat(ectype.with("ingest", "--export=x.yaml", "pets.yaml")).isZero();
        assertThat(Files.readString(folder.resolve("x.yaml")))
                .startsWith("openapi: 3.1.0\n")
                .contains("  /pets:\n");
        assertThat(new CommandRun().in(folder).with("ingest", "x.yaml")).isZero();
    }

    @Test
    void whatIsNotReachedOverHttpIsNotExported() throws IOException {
        Files.writeString(folder.resolve("tags.graphql"), "type Query { tags: [String] }");
        assertThat(ectype.with("ingest", "--export=x.yaml", "tags.graphql")).isEqualTo(2);
        assertThat(ectype.err()).contains("no operations with an HTTP binding");
        assertThat(folder.resolve("x.yaml")).doesNotExist();
    }

    @Test
    void descriptionThatSomebodyWroteIsNotMeasured() {
        assertThat(ectype.with("ingest", "--fidelity", "pets.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("is not a recording");
    }

    @Test
    void namesWhatIsDescribedAndNotEmulatedInALineEach() throws IOException {
        Files.writeString(folder.resolve("hooks.yaml"), """
                openapi: 3.1.0
                info: {title: Hooks, version: 1.0.0}
                webhooks: {one: {}, two: {}}
                paths: {/pets: {get: {responses: {'200': {description: ok}}}}}
                """);
        assertThat(ectype.with("ingest", "hooks.yaml")).isZero();
        assertThat(ectype.err().lines())
                .filteredOn(line -> line.contains("ECT2019"))
                .singleElement()
                .asString()
                .endsWith("hooks.yaml:3:17 ECT2019 2 webhooks are described; the emulator sends no webhooks");
        assertThat(ectype.err()).doesNotContain("hint");
    }

    @Test
    void showsNoStackTraceWhateverHappens() {
        assertThat(ectype.with("ingest", "pets.yaml", "--out", "pets.yaml/below.json"))
                .isEqualTo(5);
        assertThat(ectype.err()).contains("cannot be written").doesNotContain("\tat ");
    }
}
