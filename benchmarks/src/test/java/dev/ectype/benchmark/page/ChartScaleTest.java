package dev.ectype.benchmark.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.benchmark.chart.ChartScale;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

final class ChartScaleTest {
    @Test
    void aScaleEndsAtARoundNumberAboveTheGreatestValue() {
        assertThat(ChartScale.upTo(1.18, 400).lines())
                .extracting(BigDecimal::toPlainString)
                .containsExactly("0.0", "0.2", "0.4", "0.6", "0.8", "1.0", "1.2");
        assertThat(ChartScale.upTo(5, 400).lines())
                .extracting(BigDecimal::toPlainString)
                .containsExactly("0", "1", "2", "3", "4", "5");
    }

    @Test
    void theEndIsAtTheWidth() {
        ChartScale scale = ChartScale.upTo(0.37, 400);
        assertThat(scale.at(0.4)).isEqualTo(400);
        assertThat(scale.at(0.1)).isEqualTo(100);
    }

    @Test
    void aLargeValueHasAScaleToo() {
        assertThat(ChartScale.upTo(123_456, 400).lines())
                .hasSizeBetween(4, 7)
                .last()
                .isEqualTo(new BigDecimal("1.25E+5"));
    }
}
