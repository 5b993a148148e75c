package dev.ectype.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.Run;
import org.junit.jupiter.api.Test;

final class ControlPlaneCommandTest {
    private final Run ectype = new Run();

    @Test
    void theJarWithoutTheControlPlaneSaysHowToStartIt() {
        assertThat(ectype.with("control-plane", "--port", "4021")).isEqualTo(5);
        assertThat(ectype.err())
                .contains("the control plane is a program of its own")
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
        assertThat(ectype.out()).contains("control-plane").contains("Serve what a team shares");
    }
}
