package dev.ectype.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import org.junit.jupiter.api.Test;

final class ColorsTest {
    @Test
    void areUsedForPeopleOnly() {
        assertThat(hasColors(new CommandRun())).isFalse();
        assertThat(hasColors(new CommandRun().watched(StandardStream.ERR))).isTrue();
        assertThat(hasColors(new CommandRun().watched(StandardStream.OUT))).isFalse();
    }

    @Test
    void areRefusedByTheUsualVariables() {
        assertThat(hasColors(new CommandRun().watched(StandardStream.ERR).having("NO_COLOR", "1")))
                .isFalse();
        assertThat(hasColors(new CommandRun().watched(StandardStream.ERR).having("NO_COLOR", "")))
                .isTrue();
        assertThat(hasColors(new CommandRun().watched(StandardStream.ERR).having("TERM", "dumb")))
                .isFalse();
    }

    @Test
    void areForcedByTheUsualVariables() {
        assertThat(hasColors(new CommandRun().having("FORCE_COLOR", "1"))).isTrue();
        assertThat(hasColors(new CommandRun().having("CLICOLOR_FORCE", "1"))).isTrue();
        assertThat(hasColors(new CommandRun().having("FORCE_COLOR", "0"))).isFalse();
        assertThat(hasColors(new CommandRun().having("FORCE_COLOR", "1").having("NO_COLOR", "1")))
                .isFalse();
    }

    @Test
    void areRefusedByTheOption() {
        Terminal terminal = new CommandRun()
                .watched(StandardStream.ERR)
                .having("FORCE_COLOR", "1")
                .terminal();
        assertThat(Colors.of(terminal, StandardStream.ERR, true).areEnabled()).isFalse();
    }

    private static boolean hasColors(CommandRun run) {
        return Colors.of(run.terminal(), StandardStream.ERR, false).areEnabled();
    }
}
