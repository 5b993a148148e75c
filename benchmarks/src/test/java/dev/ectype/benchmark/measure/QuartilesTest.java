package dev.ectype.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class QuartilesTest {
    @Test
    void quartilesOfAnOddNumberAreValues() {
        assertThat(Quartiles.of(List.of(5, 1, 4, 2, 3))).isEqualTo(new Quartiles(2, 3, 4));
    }

    @Test
    void quartilesOfAnEvenNumberAreInterpolated() {
        assertThat(Quartiles.of(List.of(4.0, 1.0, 2.0, 3.0))).isEqualTo(new Quartiles(1.75, 2.5, 3.25));
    }

    @Test
    void oneValueIsAllItsQuartiles() {
        assertThat(Quartiles.of(List.of(7L))).isEqualTo(new Quartiles(7, 7, 7));
    }

    @Test
    void quotientsKeepTheOrderOfTheQuartiles() {
        Quartiles costs = new Quartiles(2, 4, 8);
        assertThat(costs.dividedBy(2)).isEqualTo(new Quartiles(1, 2, 4));
        assertThat(costs.dividing(16)).isEqualTo(new Quartiles(2, 4, 8));
    }

    @Test
    void anEmptyListIsRejected() {
        assertThatThrownBy(() -> Quartiles.of(List.<Long>of())).isInstanceOf(IllegalArgumentException.class);
    }
}
