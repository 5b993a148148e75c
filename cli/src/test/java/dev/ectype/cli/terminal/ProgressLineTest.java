package dev.ectype.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class ProgressLineTest {
    private static final ProgressLine.Times SOON = new ProgressLine.Times(50, 20, 100);
    private static final ProgressLine.Times NEVER = new ProgressLine.Times(3_600_000, 20, 3_600_000);

    @Test
    void aTerminalIsDrawnOnAndCleanedUp() throws InterruptedException {
        CommandRun run = new CommandRun().watched(StandardStream.ERR);
        try (ProgressLine progress = ProgressLine.of(run.terminal(), "compiling pets.yaml", SOON)) {
            progress.stage("infer");
            progress.step(5, 10);
            await(run, "\r[##########----------] 5 of 10, compiling pets.yaml: infer, 0 s");
        }
        assertThat(run.err()).endsWith(" \r").doesNotContain("\n", "\u001b");
    }

    @Test
    void aDrawnLineNeverWraps() throws InterruptedException {
        CommandRun run = new CommandRun().watched(StandardStream.ERR);
        try (ProgressLine progress =
                ProgressLine.of(run.terminal(), "checking " + "a/".repeat(60) + "pets.yaml", SOON)) {
            progress.stage("infer");
            await(run, "a/pets.yaml: infer, 0 s");
        }
        assertThat(run.err().split("\r")).allMatch(line -> line.length() <= 79);
    }

    @Test
    void othersGetALineNowAndThen() throws InterruptedException {
        CommandRun run = new CommandRun();
        try (ProgressLine progress = ProgressLine.of(run.terminal(), "compiling pets.yaml", SOON)) {
            progress.stage("emit");
            await(run, "compiling pets.yaml: emit, 0 s\ncompiling pets.yaml: emit, ");
        }
        assertThat(run.err()).doesNotContain("\r", "\u001b").endsWith("\n");
    }

    @Test
    void noColorAndDumbTerminalsAreNotDrawnOn() throws InterruptedException {
        for (String[] variable : new String[][] {{"NO_COLOR", "1"}, {"TERM", "dumb"}}) {
            CommandRun run = new CommandRun().watched(StandardStream.ERR).having(variable[0], variable[1]);
            try (ProgressLine progress = ProgressLine.of(run.terminal(), "checking", SOON)) {
                progress.stage("boot");
                await(run, "checking: boot");
            }
            assertThat(run.err()).doesNotContain("\r", "\u001b");
        }
    }

    @Test
    void shortWorkShowsNothing() {
        CommandRun run = new CommandRun().watched(StandardStream.ERR);
        try (ProgressLine progress = ProgressLine.of(run.terminal(), "compiling", NEVER)) {
            progress.stage("ingest");
        }
        assertThat(run.err()).isEmpty();
    }

    private static void await(CommandRun run, String text) throws InterruptedException {
        for (int round = 0; round < 500 && !run.err().contains(text); round++) {
            Thread.sleep(20);
        }
        assertThat(run.err()).contains(text);
    }
}
