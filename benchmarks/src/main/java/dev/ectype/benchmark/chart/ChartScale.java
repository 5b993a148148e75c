package dev.ectype.benchmark.chart;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * The scale of a chart from zero to its end, with a line at each multiple of the step.
 *
 * @param width the width of the scale in the picture
 */
public record ChartScale(BigDecimal step, int steps, int width) {
    private static final int MOST_STEPS = 6;
    private static final List<BigDecimal> FACTORS =
            List.of(BigDecimal.ONE, BigDecimal.valueOf(2), new BigDecimal("2.5"), BigDecimal.valueOf(5));

    /** The scale with the shortest end for a greatest value. */
    public static ChartScale upTo(double greatest, int width) {
        BigDecimal value = BigDecimal.valueOf(Math.max(greatest, 1e-3));
        int magnitude = value.precision() - value.scale() - 2;
        while (true) {
            for (BigDecimal factor : FACTORS) {
                BigDecimal step = factor.scaleByPowerOfTen(magnitude);
                int steps = value.divide(step, 0, RoundingMode.CEILING).intValueExact();
                if (steps <= MOST_STEPS) {
                    return new ChartScale(step, steps, width);
                }
            }
            magnitude++;
        }
    }

    /** The distance of a value from the beginning of the scale. */
    public double at(double value) {
        return value / (step.doubleValue() * steps) * width;
    }

    public List<BigDecimal> lines() {
        List<BigDecimal> lines = new ArrayList<>();
        for (int line = 0; line <= steps; line++) {
            lines.add(step.multiply(BigDecimal.valueOf(line)));
        }
        return lines;
    }
}
