package dev.ectype.runtime.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.id.Dice;
import java.util.stream.LongStream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class DelayDistributionTest {
    private static long[] sorted(DelayDistribution spread) {
        Dice dice = Dice.of(7);
        return LongStream.range(0, 20_000)
                .map(at -> spread.millis(dice.at(at)))
                .sorted()
                .toArray();
    }

    @Test
    void fixedIsAlwaysTheSame() {
        assertThat(sorted(new DelayDistribution.Fixed(30))).containsOnly(30);
    }

    @Test
    void uniformReachesBothEndsAndNoFurther() {
        long[] delays = sorted(new DelayDistribution.Uniform(10, 19));
        assertThat(delays[0]).isEqualTo(10);
        assertThat(delays[19_999]).isEqualTo(19);
        assertThat(delays[10_000]).isBetween(14L, 15L);
    }

    @Test
    void logNormalHasItsMedianAndItsTail() {
        long[] delays = sorted(new DelayDistribution.LogNormal(1_000, 0.5, 600_000));
        assertThat(delays[10_000]).isCloseTo(1_000, Percentage.withPercentage(3));
        assertThat(delays[16_827]).as("one sigma above").isCloseTo(1_649, Percentage.withPercentage(4));
        assertThat(delays[3_173]).as("one sigma below").isCloseTo(607, Percentage.withPercentage(4));
        assertThat(delays[19_999]).isGreaterThan(4_000);
    }

    @Test
    void logNormalIsNeverLongerThanItsMaximum() {
        assertThat(sorted(new DelayDistribution.LogNormal(1_000, 2, 1_500))[19_999])
                .isEqualTo(1_500);
    }
}
