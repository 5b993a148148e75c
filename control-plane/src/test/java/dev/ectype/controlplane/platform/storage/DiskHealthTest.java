package dev.ectype.controlplane.platform.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.platform.health.HealthPart.State;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class DiskHealthTest {
    private static final Path FOLDER = Path.of("data");

    @Test
    void aDiskWithRoomIsUp() {
        assertThat(new DiskHealth(FOLDER, folder -> 256L * 1024 * 1024)
                        .condition()
                        .state())
                .isEqualTo(State.UP);
    }

    @Test
    void aFullDiskIsDegradedAndSaysSo() {
        var condition = new DiskHealth(FOLDER, folder -> 4096).condition();
        assertThat(condition.state()).isEqualTo(State.DEGRADED);
        assertThat(condition.reason()).contains("4096 bytes left");
    }

    @Test
    void aDiskThatCannotBeReadIsDegraded() {
        var condition = new DiskHealth(FOLDER, folder -> {
                    throw new IOException("gone");
                })
                .condition();
        assertThat(condition.state()).isEqualTo(State.DEGRADED);
        assertThat(condition.reason()).doesNotContain("gone");
    }
}
