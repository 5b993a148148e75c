package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.early.LocalCompiler;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class LaunchTrainingRunTest {
    @Test
    void getsAnAnswerToEveryRequestColdAndFromTheCache() throws IOException {
        assertThat(LaunchTrainingRun.run(new LocalCompiler(stage -> {}))).isEqualTo(30);
    }
}
