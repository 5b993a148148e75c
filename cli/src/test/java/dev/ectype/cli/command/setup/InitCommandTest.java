package dev.ectype.cli.command.setup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.cli.terminal.StandardStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InitCommandTest {
    @TempDir
    private Path folder;

    @Test
    void writesNameSlugAndPort() throws IOException {
        CommandRun init = new CommandRun().in(folder);
        assertThat(init.with("init", "--name", "Pet Store: \"North\"", "--port=4711", "openapi.yaml"))
                .isZero();
        assertThat(folder.resolve("service.yaml")).hasContent("""
                name: "Pet Store: \\"North\\""
                slug: "pet-store-north"
                runtime:
                  port: 4711
                specs:
                  - "openapi.yaml"
                """);
        assertThat(init.err()).contains("wrote", "Next: ectype emulate");
        assertThat(init.out()).isEmpty();
    }

    @Test
    void whatItWritesIsFreeOfFindings() {
        assertThat(new CommandRun().in(folder).with("init", "--name", "yes", "--slug", "123"))
                .isZero();
        CommandRun next = new CommandRun().in(folder);
        next.with("emulate");
        assertThat(next.err()).doesNotContain("ECT");
    }

    @Test
    void saysInJsonWhatItWrote() {
        CommandRun init = new CommandRun().in(folder);
        assertThat(init.with("init", "--name", "Pets", "--json")).isZero();
        assertThat(init.out()).contains("\"name\":\"Pets\"", "\"slug\":\"pets\"", "\"port\":4010");
    }

    @Test
    void failsInPipesRatherThanOverwrite() throws IOException {
        Path file = Files.writeString(folder.resolve("service.yaml"), "name: Mine\n");
        CommandRun init = new CommandRun().in(folder);
        assertThat(init.with("init", "--name", "Pets")).isEqualTo(2);
        assertThat(init.err()).contains("already", "--force");
        assertThat(file).hasContent("name: Mine\n");
    }

    @Test
    void promptsBeforeItOverwrites() throws IOException {
        Path file = Files.writeString(folder.resolve("service.yaml"), "name: Mine\n");
        assertThat(runWithAnswer("n\n").with("init", "--name", "Pets")).isEqualTo(1);
        assertThat(runWithAnswer("").with("init", "--name", "Pets")).isEqualTo(1);
        assertThat(file).hasContent("name: Mine\n");
        assertThat(runWithAnswer("y\n").with("init", "--name", "Pets")).isZero();
        assertThat(file).content().contains("Pets");
    }

    @Test
    void neverPromptsWithNoInput() throws IOException {
        Files.writeString(folder.resolve("service.yaml"), "name: Mine\n");
        assertThat(runWithAnswer("y\n").with("init", "--no-input")).isEqualTo(2);
        assertThat(runWithAnswer("y\n").having("ECTYPE_NO_INPUT", "1").with("init"))
                .isEqualTo(2);
    }

    @Test
    void overwritesWhenForced() throws IOException {
        Path file = Files.writeString(folder.resolve("service.yaml"), "name: Mine\n");
        assertThat(new CommandRun().in(folder).with("init", "--force", "--name", "Pets"))
                .isZero();
        assertThat(file).content().contains("Pets");
    }

    @Test
    void refusesWhatIsNoPortAndNoSlug() {
        assertThat(new CommandRun().in(folder).with("init", "--port", "70000")).isEqualTo(2);
        assertThat(new CommandRun().in(folder).with("init", "--slug", "../up")).isEqualTo(2);
        assertThat(folder).isEmptyDirectory();
    }

    private CommandRun runWithAnswer(String answer) {
        return new CommandRun()
                .in(folder)
                .watched(StandardStream.IN, StandardStream.ERR)
                .typing(answer);
    }
}
