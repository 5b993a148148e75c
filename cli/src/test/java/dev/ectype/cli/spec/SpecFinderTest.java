package dev.ectype.cli.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.cli.CommandRun;
import dev.ectype.cli.terminal.CommandFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SpecFinderTest {
    @TempDir
    private Path folder;

    @Test
    void filesThatOthersReferToAreNoEntries() throws IOException {
        write("a/openapi.yaml", "openapi: 3.1.0\npaths: {/x: {$ref: '../parts/x.yaml#/one'}}\n");
        write("parts/x.yaml", "openapi: 3.1.0\none: {$ref: '#/two'}\ntwo: {}\n");
        write("events.json", "{\"asyncapi\": \"3.0.0\"}");
        write("schema.graphql", "type Query { a: Int }");
        write("notes.yaml", "title: nothing\n");
        write("broken.yaml", "openapi: [");
        assertThat(finder().all(folder.toString()))
                .extracting(spec -> folder.relativize(Path.of(spec.name())).toString())
                .containsExactly("a/openapi.yaml", "broken.yaml", "events.json", "schema.graphql");
    }

    @Test
    void aFileThatRefersToItselfIsAnEntry() throws IOException {
        write("self.yaml", "openapi: 3.1.0\nx: {$ref: 'self.yaml#/y'}\n");
        assertThat(finder().one(folder.toString()).name()).endsWith("self.yaml");
    }

    @Test
    void twoFilesThatReferToEachOtherNeedToBeNamed() throws IOException {
        write("one.yaml", "openapi: 3.1.0\nx: {$ref: 'two.yaml'}\n");
        write("two.yaml", "openapi: 3.1.0\nx: {$ref: 'one.yaml'}\n");
        assertThatThrownBy(() -> finder().one(folder.toString())).isInstanceOf(CommandFailure.class);
    }

    @Test
    void refusesFoldersWithoutDescriptions() {
        assertThatThrownBy(() -> finder().all(folder.toString())).hasMessageContaining("contains no API description");
    }

    @Test
    void refusesAddressesThatAreNone() {
        assertThatThrownBy(() -> finder().all("http://")).isInstanceOf(CommandFailure.class);
        assertThatThrownBy(() -> finder().all("https:// x")).isInstanceOf(CommandFailure.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ingest", "check", "emulate", "emulate --json", "graph", "compile --out out", "init"})
    void anEmptySpecIsNotTheCurrentFolder(String command) throws IOException {
        write("openapi.yaml", "openapi: 3.1.0\npaths: {}\n");
        CommandRun run = new CommandRun().in(folder);
        String[] arguments =
                Stream.concat(Stream.of(command.split(" ")), Stream.of("")).toArray(String[]::new);
        assertThat(run.with(arguments)).isEqualTo(2);
        assertThat(run.err()).contains("SPEC").contains("is empty, perhaps because a variable is not set");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--root", "--out", "--export"})
    void anEmptyValueOfAnOptionIsNotTheCurrentFolder(String option) throws IOException {
        write("openapi.yaml", "openapi: 3.1.0\npaths: {}\n");
        CommandRun run = new CommandRun().in(folder);
        assertThat(run.with("ingest", option, "", "openapi.yaml")).isEqualTo(2);
        assertThat(run.err()).contains(option + " is empty");
    }

    private SpecFinder finder() {
        return new SpecFinder(new CommandRun().in(folder).terminal(), null);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.resolve(".."));
        Files.writeString(file, text);
    }
}
