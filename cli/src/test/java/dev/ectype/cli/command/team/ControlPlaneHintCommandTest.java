package dev.ectype.cli.command.team;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import org.junit.jupiter.api.Test;

final class ControlPlaneHintCommandTest {
    private final CommandRun ectype = new CommandRun();

    @Test
    void theJarWithoutTheControlPlaneSaysHowToStartIt() {
        assertThat(ectype.with("control-plane", "--port", "4021")).isEqualTo(5);
        assertThat(ectype.err())
                .contains("the control plane is a separate program")
                .contains("java -jar ectype-control-plane.jar");
        assertThat(ectype.out()).isEmpty();
    }

    @Test
    void optionsThatItDoesNotHaveAreStillRefused() {
        assertThat(ectype.with("control-plane", "--prot", "4021")).isEqualTo(2);
        assertThat(ectype.err()).contains("--port");
    }

    @Test
    void overviewListsIt() {
        assertThat(ectype.with("--help")).isZero();
        assertThat(ectype.out()).contains("control-plane").contains("Serve the control plane");
    }
}
