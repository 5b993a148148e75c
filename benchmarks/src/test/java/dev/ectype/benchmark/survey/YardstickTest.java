package dev.ectype.benchmark.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

final class YardstickTest {
    @Test
    void theWorkRunsInAProcessOfItsOwn() throws IOException {
        Yardstick yardstick = new Yardstick();
        yardstick.take();
        StartCosts costs = yardstick.costs();
        assertThat(costs.of(StartCost.COLD_PROCESSOR)).isBetween(0.1, 60.0);
        assertThat(costs.of(StartCost.COLD_SECONDS))
                .isEqualTo(costs.of(StartCost.CACHED_SECONDS))
                .isPositive();
    }
}
