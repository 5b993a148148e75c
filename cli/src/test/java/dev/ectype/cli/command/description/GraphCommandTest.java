package dev.ectype.cli.command.description;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GraphCommandTest {
    @TempDir
    private Path folder;

    private final CommandRun ectype = new CommandRun();

    @BeforeEach
    void describe() throws IOException {
        Files.writeString(folder.resolve("pets.yaml"), """
                openapi: 3.1.0
                info: {title: Pets, version: 1.0.0}
                paths:
                  /pets:
                    post:
                      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                      responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
                components:
                  schemas:
                    Pet: {type: object, required: [id], properties: {id: {type: integer}}}
                """);
        ectype.in(folder);
    }

    @Test
    void printsADiagramByDefault() {
        assertThat(ectype.with("graph", "pets.yaml")).isZero();
        assertThat(ectype.out()).startsWith("flowchart").contains("pets");
    }

    @Test
    void printsJsonForPrograms() {
        assertThat(ectype.with("graph", "--json", "pets.yaml")).isZero();
        assertThat(JsonReader.read(ectype.out())).isInstanceOf(JsonObject.class);
        CommandRun named = new CommandRun().in(folder);
        assertThat(named.with("graph", "--format=json", "pets.yaml")).isZero();
        assertThat(named.out()).isEqualTo(ectype.out());
    }

    @Test
    void writesPicturesToFiles() throws IOException {
        assertThat(ectype.with("graph", "--format", "svg", "--out", "graph.svg", "pets.yaml"))
                .isZero();
        assertThat(Files.readString(folder.resolve("graph.svg"))).contains("<svg", "</svg>");
        assertThat(ectype.out()).isEmpty();
        assertThat(new CommandRun().in(folder).with("graph", "--format=dot", "--out=graph.dot", "pets.yaml"))
                .isZero();
        assertThat(Files.readString(folder.resolve("graph.dot"))).startsWith("digraph");
    }

    @Test
    void printsThePictureThatTheReadmeShows() throws IOException {
        assertThat(ectype.with(
                        "graph",
                        "petstore",
                        "--resource=pets",
                        "--resource=owners",
                        "--resource=visits",
                        "--format=svg",
                        "--out=petstore.svg"))
                .isZero();
        assertThat(Path.of("../docs/petstore.svg")).hasSameTextualContentAs(folder.resolve("petstore.svg"));
        assertThat(Path.of("../README.md")).content().contains("(docs/petstore.svg)");
    }

    @Test
    void refusesOtherFormats() {
        assertThat(ectype.with("graph", "--format=png", "pets.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("json, mermaid, dot or svg");
    }

    @Test
    void printsOnlyWhatIsNamed() {
        assertThat(ectype.with(
                        "graph", "--format=dot", "--operation", "listBreeds", "--resource", "owners", "petstore"))
                .isZero();
        assertThat(ectype.out())
                .contains("breeds", "/owners/{ownerId}")
                .doesNotContain("donations", "/breeds/{breedId}");
        CommandRun tagged = new CommandRun().in(folder);
        assertThat(tagged.with("graph", "--format=dot", "--tag=visits", "petstore"))
                .isZero();
        assertThat(tagged.out()).contains("/visits").doesNotContain("donations");
    }

    @Test
    void suggestsNamesThatThereAre() {
        assertThat(ectype.with("graph", "--resource", "pest", "pets.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("has no resource \"pest\"", "Did you mean pets?");
        CommandRun far = new CommandRun().in(folder);
        assertThat(far.with("graph", "--operation", "zzz", "pets.yaml")).isEqualTo(2);
        assertThat(far.err()).contains("Known names: POST /pets.");
        CommandRun untagged = new CommandRun().in(folder);
        assertThat(untagged.with("graph", "--tag", "x", "pets.yaml")).isEqualTo(2);
        assertThat(untagged.err()).contains("The API has none");
    }
}
