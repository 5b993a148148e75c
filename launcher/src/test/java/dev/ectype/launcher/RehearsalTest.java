package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

final class RehearsalTest {
    @Test
    void getsAnAnswerToEveryRequestColdAndFromTheCache() throws IOException {
        assertThat(Rehearsal.run()).isEqualTo(20);
    }
}
