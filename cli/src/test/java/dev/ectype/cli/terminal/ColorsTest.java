package dev.ectype.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.Run;
import org.junit.jupiter.api.Test;

final class ColorsTest {
    @Test
    void areShownToPeopleOnly() {
        assertThat(shown(new Run())).isFalse();
        assertThat(shown(new Run().watched(Channel.ERR))).isTrue();
        assertThat(shown(new Run().watched(Channel.OUT))).isFalse();
    }

    @Test
    void areRefusedByTheUsualVariables() {
        assertThat(shown(new Run().watched(Channel.ERR).having("NO_COLOR", "1")))
                .isFalse();
        assertThat(shown(new Run().watched(Channel.ERR).having("NO_COLOR", ""))).isTrue();
        assertThat(shown(new Run().watched(Channel.ERR).having("TERM", "dumb"))).isFalse();
    }

    @Test
    void areForcedByTheUsualVariables() {
        assertThat(shown(new Run().having("FORCE_COLOR", "1"))).isTrue();
        assertThat(shown(new Run().having("CLICOLOR_FORCE", "1"))).isTrue();
        assertThat(shown(new Run().having("FORCE_COLOR", "0"))).isFalse();
        assertThat(shown(new Run().having("FORCE_COLOR", "1").having("NO_COLOR", "1")))
                .isFalse();
    }

    @Test
    void areRefusedByTheOption() {
        Terminal terminal =
                new Run().watched(Channel.ERR).having("FORCE_COLOR", "1").terminal();
        assertThat(Colors.of(terminal, Channel.ERR, true).areShown()).isFalse();
    }

    private static boolean shown(Run run) {
        return Colors.of(run.terminal(), Channel.ERR, false).areShown();
    }
}
