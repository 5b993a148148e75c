package dev.ectype.controlplane.platform.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.LogLines;
import dev.ectype.controlplane.platform.health.HealthPart.State;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
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
    void aFullDiskIsDegradedAndOnlyTheLogHasItsBytes() {
        AtomicLong usable = new AtomicLong(4096);
        DiskHealth health = new DiskHealth(FOLDER, folder -> usable.get());
        try (LogLines log = LogLines.listen()) {
            for (int probe = 0; probe < 3; probe++) {
                var condition = health.condition();
                assertThat(condition.state()).isEqualTo(State.DEGRADED);
                assertThat(condition.reason()).contains("almost full").doesNotContainPattern("\\d");
            }
            usable.set(1L << 30);
            assertThat(health.condition().state()).isEqualTo(State.UP);
            assertThat(log.messages())
                    .filteredOn(line -> line.contains("data folder"))
                    .hasSize(2)
                    .satisfiesExactly(
                            full -> assertThat(full).contains("4096 bytes left"),
                            room -> assertThat(room).contains("has free space again"));
        }
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
