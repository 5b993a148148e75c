package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

final class LaunchTrainingRunTest {
    @Test
    void getsAnAnswerToEveryRequestColdAndFromTheCache() throws IOException {
        assertThat(LaunchTrainingRun.run()).isEqualTo(20);
    }
}
