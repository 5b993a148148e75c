package dev.ectype.cli.command.description;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the commands that compile descriptions with overlays. */
final class OverlayOptionTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("pets.yaml"), """
                openapi: 3.1.0
                info: {title: Pets, version: 1.0.0}
                paths:
                  /pets:
                    get: {operationId: listPets, responses: {'200': {description: all}}}
                    post: {operationId: createPet, responses: {'201': {description: made}}}
                """);
        Files.writeString(folder.resolve("rename.yaml"), overlay("{target: $..get, update: {operationId: allPets}}"));
        Files.writeString(folder.resolve("remove.yaml"), overlay("{target: $..post, remove: true}"));
    }

    @Test
    void overlaysApplyInTheirOrder() throws IOException {
        Files.writeString(folder.resolve("again.yaml"), overlay("{target: $..get, update: {operationId: lastName}}"));
        assertThat(graph("--overlay=rename.yaml", "--overlay", "again.yaml", "pets.yaml"))
                .contains("lastName", "createPet")
                .doesNotContain("allPets", "listPets");
        assertThat(graph("--overlay=again.yaml", "--overlay=rename.yaml", "--overlay=remove.yaml", "pets.yaml"))
                .contains("allPets")
                .doesNotContain("lastName", "createPet");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "graph pets.yaml",
                "ingest pets.yaml",
                "infer pets.yaml",
                "judge pets.yaml",
                "check pets.yaml",
                "compile --out=made pets.yaml",
                "emulate --port=0 --no-cache pets.yaml"
            })
    void everyCommandThatCompilesReportsErrorsOfOverlays(String command) throws IOException {
        Files.writeString(folder.resolve("wrong.yaml"), overlay("{target: pets, update: {}}"));
        CommandRun ectype = new CommandRun().in(folder);
        assertThat(ectype.with((command + " --overlay=wrong.yaml").split(" "))).isEqualTo(3);
        assertThat(ectype.err()).contains("wrong.yaml:4:14 ECT1019");
    }

    @Test
    void aTargetThatSelectsNothingIsAWarning() throws IOException {
        Files.writeString(folder.resolve("nothing.yaml"), overlay("{target: $.nothing, update: {}}"));
        CommandRun ectype = new CommandRun().in(folder);
        assertThat(ectype.with("ingest", "--overlay=nothing.yaml", "pets.yaml")).isZero();
        assertThat(ectype.err()).contains("nothing.yaml:4:14 ECT1020");
        assertThat(new CommandRun().in(folder).with("ingest", "--strict", "--overlay=nothing.yaml", "pets.yaml"))
                .isEqualTo(3);
    }

    @Test
    void diagnosticsOfTheDescriptionNameTheOverlay() throws IOException {
        Files.writeString(
                folder.resolve("broken.yaml"),
                overlay("{target: $..get, update: {parameters: [{$ref: '#/nowhere'}]}}"));
        CommandRun ectype = new CommandRun().in(folder);
        ectype.with("ingest", "--overlay=broken.yaml", "pets.yaml");
        assertThat(ectype.err()).contains("broken.yaml:4:51 ECT1013");
    }

    @Test
    void anOverlayThatRemovesEverythingLeavesNoDescription() throws IOException {
        Files.writeString(folder.resolve("all.yaml"), overlay("{target: $, remove: true}"));
        CommandRun ectype = new CommandRun().in(folder);
        assertThat(ectype.with("graph", "--overlay=all.yaml", "pets.yaml")).isEqualTo(3);
        assertThat(ectype.err()).contains("pets.yaml:1:1 ECT2001");
    }

    @Test
    void suggestsTheNameOfAnOverlay() {
        CommandRun ectype = new CommandRun().in(folder);
        assertThat(ectype.with("graph", "--overlay=renam.yaml", "pets.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("the file \"renam.yaml\" does not exist", "Did you mean \"rename.yaml\"?");
        assertThat(new CommandRun().in(folder).with("graph", "--overlay=.", "pets.yaml"))
                .isEqualTo(2);
    }

    @Test
    void overlaysOfServiceYamlChangeTheDescriptionsThatItNames() throws IOException {
        Files.copy(folder.resolve("pets.yaml"), folder.resolve("other.yaml"));
        Files.writeString(folder.resolve("service.yaml"), "specs: [./pets.yaml]\noverlays: [rename.yaml]\n");
        assertThat(graph("pets.yaml")).contains("allPets");
        assertThat(graph("other.yaml")).contains("listPets");
        assertThat(graph("--overlay=remove.yaml", "pets.yaml"))
                .contains("listPets")
                .doesNotContain("createPet");
        CommandRun check = new CommandRun().in(folder);
        assertThat(check.with("check")).isZero();
        assertThat(new CommandRun().in(folder).with("doctor", "--json")).isLessThan(2);
    }

    @Test
    void doctorReportsErrorsOfOverlays() throws IOException {
        Files.writeString(folder.resolve("service.yaml"), "specs: [pets.yaml]\noverlays: [missing.yaml]\n");
        CommandRun ectype = new CommandRun().in(folder);
        assertThat(ectype.with("doctor")).isEqualTo(1);
        assertThat(ectype.out()).contains("the file \"missing.yaml\" does not exist");
    }

    @Test
    void anOverlayIsForOneApi() {
        CommandRun ectype = new CommandRun().in(folder);
        assertThat(ectype.with("emulate", "pets.yaml", "--prefix=/b=pets.yaml", "--overlay=rename.yaml"))
                .isEqualTo(2);
        assertThat(ectype.err()).contains("--overlay is for one API, but several are served");
    }

    private String graph(String... arguments) {
        CommandRun ectype = new CommandRun().in(folder);
        String[] all = new String[arguments.length + 2];
        all[0] = "graph";
        all[1] = "--json";
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        assertThat(ectype.with(all)).as(ectype.err()).isZero();
        return ectype.out();
    }

    private static String overlay(String action) {
        return "overlay: 1.0.0\ninfo: {title: Changes, version: 1.0.0}\nactions:\n  - " + action + "\n";
    }
}
