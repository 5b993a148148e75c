package dev.ectype.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class MediansTest {
    @Test
    void oneDisturbedRoundDoesNotMoveTheMedian() {
        assertThat(Medians.of(List.of(3.0, 1.0, 900.0))).isEqualTo(3.0);
    }

    @Test
    void anEvenNumberOfValuesMeetsInTheMiddle() {
        assertThat(Medians.of(List.of(4L, 1L, 2L, 90L))).isEqualTo(3.0);
    }

    @Test
    void anEmptyListIsRejected() {
        assertThatThrownBy(() -> Medians.of(List.<Long>of())).isInstanceOf(IllegalArgumentException.class);
    }
}
