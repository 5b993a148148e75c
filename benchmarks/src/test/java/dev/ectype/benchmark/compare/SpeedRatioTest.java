package dev.ectype.benchmark.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SpeedRatioTest {
    @Test
    void aRatioIsMissedWhenAllItsQuartilesAreBelowTheBar() {
        assertThat(ratio(0.8, 0.85, 0.86, 0.87, 0.95).isMissed()).isTrue();
    }

    @Test
    void aRatioIsHeldWhenAQuarterOfTheRoundsReachesTheBar() {
        assertThat(ratio(0.5, 0.6, 0.7, 0.9, 1.1).isMissed()).isFalse();
    }

    @Test
    void aRatioAboveTheBarIsHeld() {
        assertThat(ratio(0.5, 0.6, 0.95, 1.0, 1.1).isMissed()).isFalse();
    }

    private static SpeedRatio ratio(Double... rounds) {
        return SpeedRatio.of("get", List.of(rounds));
    }
}
