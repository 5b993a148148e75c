package dev.ectype.cli.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CommandSettingsTest {
    @TempDir
    private Path folder;

    @Test
    void readsEverySetting() throws IOException {
        CommandSettings settings = read("""
                name: Pets
                slug: pets
                runtime: {port: 4711, host: 0.0.0.0, seed: -3, clock: real, auth: off}
                specs: [a.yaml, b.yaml]
                prefixes: [/c=c.yaml]
                fixture: start.yaml
                inference: {accept: [], reject: []}
                chaos: []
                """, "");
        assertThat(settings.specs()).containsExactly("a.yaml", "b.yaml");
        assertThat(settings.prefixes()).containsExactly("/c=c.yaml");
        assertThat(settings.service().name()).isEqualTo("Pets");
        assertThat(settings.service().runtime())
                .containsEntry(EmulatorFlag.PORT, "4711")
                .containsEntry(EmulatorFlag.FIXTURE, "start.yaml")
                .containsEntry(EmulatorFlag.HOST, "0.0.0.0")
                .containsEntry(EmulatorFlag.SEED, "-3")
                .containsEntry(EmulatorFlag.CLOCK, "real")
                .containsEntry(EmulatorFlag.AUTH, "off");
    }

    @Test
    void theServiceWinsOverTheUserAndTheCommandLineOverBoth() throws IOException {
        CommandSettings settings = read("runtime: {port: 2}\n", "runtime: {port: 1, seed: 1, clock: real}\n");
        Map<EmulatorFlag, String> explicit = new EnumMap<>(EmulatorFlag.class);
        explicit.put(EmulatorFlag.CLOCK, "logical");
        assertThat(settings.completed(explicit))
                .containsEntry(EmulatorFlag.PORT, "2")
                .containsEntry(EmulatorFlag.SEED, "1")
                .containsEntry(EmulatorFlag.CLOCK, "logical");
    }

    @Test
    void pointsAtUnknownKeysAndNamesTheOnesThatWereMeant() throws IOException {
        assertThat(findings("name: Pets\nruntime:\n  prot: 4010\n", ""))
                .isEqualTo("service.yaml:3:3 ECT8001 unknown setting \"runtime.prot\"\n  hint: Did you mean `port`?");
        assertThat(findings("", "name: Pets\n")).contains("ECT8001", "The keys here are runtime.");
    }

    @Test
    void pointsAtValuesThatCannotBe() throws IOException {
        assertThat(findings("runtime: {port: 70000}\n", "")).contains("service.yaml:1:17 ECT8002");
        assertThat(findings("runtime: {port: '80'}\n", "")).contains("integer");
        assertThat(findings("runtime: {clock: sun}\n", "")).contains("logical, real");
        assertThat(findings("runtime: 4010\n", "")).contains("must contain keys");
        assertThat(findings("specs: a.yaml\n", "")).contains("must be a list");
        assertThat(findings("specs: [1]\n", "")).contains("\"specs[0]\" must be a string");
        assertThat(findings("slug: Pet Store\n", "")).contains("must match");
        assertThat(findings("- name\n", "")).contains("the file must contain keys");
    }

    @Test
    void rulesOfChaosKnowWhereTheyStand() throws IOException {
        assertThat(read("chaos: []\n", "").rules()).isNull();
        RuleFile rules = Objects.requireNonNull(
                read("chaos:\n  - operation: createPet\n    error: 503\n", "").rules());
        assertThat(rules.document().literal()).isEqualTo("[{\"operation\":\"createPet\",\"error\":503}]");
        assertThat(rules.fault("/0/error", "wrong")).endsWith("service.yaml:3:5 wrong");
        assertThat(findings("chaos: {}\n", "")).contains("\"chaos\" must be a list");
    }

    @Test
    void leavesTheEntriesOfInferenceToTheCompiler() throws IOException {
        assertThat(findings("inference: {accept: [{resource: pets}], correct: [{resource: pets, id: 3}]}\n", ""))
                .isEmpty();
        assertThat(findings("inference: {acept: []}\n", ""))
                .contains("unknown setting \"inference.acept\"", "Did you mean `accept`?");
    }

    @Test
    void findsTheUsersFileWhereSuchFilesAre() {
        assertThat(CommandSettings.userFile(
                        new CommandRun().having("HOME", "/home/a").terminal()))
                .isEqualTo(Path.of("/home/a/.config/ectype/config.yaml"));
        assertThat(CommandSettings.userFile(new CommandRun()
                        .having("HOME", "/h")
                        .having("XDG_CONFIG_HOME", "/x")
                        .terminal()))
                .isEqualTo(Path.of("/x/ectype/config.yaml"));
        assertThat(CommandSettings.userFile(new CommandRun()
                        .having("XDG_CONFIG_HOME", "/x")
                        .having("ECTYPE_CONFIG_DIR", "/e")
                        .terminal()))
                .isEqualTo(Path.of("/e/config.yaml"));
        assertThat(CommandSettings.userFile(new CommandRun().terminal())).isNull();
    }

    private String findings(String service, String user) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        read(service, user, diagnostics);
        return diagnostics.sorted().stream()
                .map(Diagnostic::printed)
                .collect(Collectors.joining("\n"))
                .replace(folder + "/", "");
    }

    private CommandSettings read(String service, String user) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        CommandSettings settings = read(service, user, diagnostics);
        assertThat(diagnostics.sorted()).isEmpty();
        return settings;
    }

    private CommandSettings read(String service, String user, Diagnostics diagnostics) throws IOException {
        write("service.yaml", service);
        write("config.yaml", user);
        CommandRun run = new CommandRun().in(folder).having("ECTYPE_CONFIG_DIR", folder.toString());
        return CommandSettings.read(run.terminal(), diagnostics);
    }

    private void write(String name, String text) throws IOException {
        if (text.isEmpty()) {
            Files.deleteIfExists(folder.resolve(name));
        } else {
            Files.writeString(folder.resolve(name), text);
        }
    }
}
