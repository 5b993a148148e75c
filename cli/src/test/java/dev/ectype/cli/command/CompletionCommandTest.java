package dev.ectype.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
final class CompletionCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void everyScriptKnowsCommandsOptionsAndVerbs(String shell) {
        String script = script(shell);
        assertThat(script).contains("emulate", "populate", "rewind", "control-plane");
        assertThat(script).as("options without a feature").doesNotContain("durability");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void everyScriptIsWrittenAsItsShellReadsIt(String shell) throws Exception {
        assumeThere(shell);
        Path file = Files.writeString(folder.resolve("completion"), script(shell));
        assertThat(output(shell, flag(shell), file.toString())).isEmpty();
    }

    @Test
    void fishCompletesCommandsOptionsAndVerbs() throws Exception {
        assumeThere("fish");
        Path file = Files.writeString(folder.resolve("completion"), script("fish"));
        assertThat(fish(file, "ectype emu")).contains("emulate\t");
        assertThat(fish(file, "ectype emulate --popu")).contains("--populate");
        assertThat(fish(file, "ectype journal rew")).contains("rewind");
    }

    @Test
    void anUnknownShellIsRefused() {
        CommandRun run = new CommandRun();
        assertThat(run.with("completion", "tcsh")).isEqualTo(2);
        assertThat(run.err()).contains("the shell \"tcsh\" is not supported", "bash, zsh, fish");
    }

    private String fish(Path script, String line) throws Exception {
        return output("fish", "--no-config", "-c", "source " + script + "; complete -C '" + line + "'");
    }

    private static String flag(String shell) {
        return shell.equals("fish") ? "--no-execute" : "-n";
    }

    private static String script(String shell) {
        CommandRun run = new CommandRun();
        assertThat(run.with("completion", shell)).isZero();
        return run.out();
    }

    private static void assumeThere(String shell) {
        boolean there = false;
        for (String each : String.valueOf(System.getenv("PATH")).split(":")) {
            there |= Files.isExecutable(Path.of(each, shell));
        }
        Assumptions.assumeTrue(there, shell + " is not installed");
    }

    private String output(String... command) throws IOException, InterruptedException {
        List<String> whole = new ArrayList<>(List.of(command));
        ProcessBuilder builder = new ProcessBuilder(whole).redirectErrorStream(true);
        builder.environment().put("HOME", folder.toString());
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(output).isZero();
        return output;
    }
}
