package dev.ectype.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.Run;
import dev.ectype.cli.terminal.Channel;
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
        Run init = new Run().in(folder);
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
        assertThat(new Run().in(folder).with("init", "--name", "yes", "--slug", "123"))
                .isZero();
        Run next = new Run().in(folder);
        next.with("emulate");
        assertThat(next.err()).doesNotContain("ECT");
    }

    @Test
    void saysInJsonWhatItWrote() {
        Run init = new Run().in(folder);
        assertThat(init.with("init", "--name", "Pets", "--json")).isZero();
        assertThat(init.out()).contains("\"name\":\"Pets\"", "\"slug\":\"pets\"", "\"port\":4010");
    }

    @Test
    void failsInPipesRatherThanOverwrite() throws IOException {
        Path file = Files.writeString(folder.resolve("service.yaml"), "name: Mine\n");
        Run init = new Run().in(folder);
        assertThat(init.with("init", "--name", "Pets")).isEqualTo(2);
        assertThat(init.err()).contains("already", "--force");
        assertThat(file).hasContent("name: Mine\n");
    }

    @Test
    void asksPeopleBeforeItOverwrites() throws IOException {
        Path file = Files.writeString(folder.resolve("service.yaml"), "name: Mine\n");
        assertThat(asked("n\n").with("init", "--name", "Pets")).isEqualTo(1);
        assertThat(asked("").with("init", "--name", "Pets")).isEqualTo(1);
        assertThat(file).hasContent("name: Mine\n");
        assertThat(asked("y\n").with("init", "--name", "Pets")).isZero();
        assertThat(file).content().contains("Pets");
    }

    @Test
    void asksNobodyWhereThatIsForbidden() throws IOException {
        Files.writeString(folder.resolve("service.yaml"), "name: Mine\n");
        assertThat(asked("y\n").with("init", "--no-input")).isEqualTo(2);
        assertThat(asked("y\n").having("ECTYPE_NO_INPUT", "1").with("init")).isEqualTo(2);
    }

    @Test
    void overwritesWhenForced() throws IOException {
        Path file = Files.writeString(folder.resolve("service.yaml"), "name: Mine\n");
        assertThat(new Run().in(folder).with("init", "--force", "--name", "Pets"))
                .isZero();
        assertThat(file).content().contains("Pets");
    }

    @Test
    void refusesWhatIsNoPortAndNoSlug() {
        assertThat(new Run().in(folder).with("init", "--port", "70000")).isEqualTo(2);
        assertThat(new Run().in(folder).with("init", "--slug", "../up")).isEqualTo(2);
        assertThat(folder).isEmptyDirectory();
    }

    private Run asked(String answer) {
        return new Run().in(folder).watched(Channel.IN, Channel.ERR).typing(answer);
    }
}
