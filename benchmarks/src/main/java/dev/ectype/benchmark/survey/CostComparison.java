package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.measure.Medians;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Compares current costs with those of a baseline. Times are relative to the yardstick, because the speed of a machine
 * varies; the yardstick is a row of its own in both tables.
 */
record CostComparison(Map<String, StartCosts> baseline, Map<String, StartCosts> current) {
    /** The row name of the yardstick, which no description has. */
    static final String YARDSTICK = "(yardstick)";

    CostComparison {
        baseline = new TreeMap<>(baseline);
        current = new TreeMap<>(current);
    }

    /** The ratio of a description's current cost to its baseline; null without a baseline. */
    @Nullable
    Double ratio(String name, StartCost cost) {
        StartCosts before = baseline.get(name);
        StartCosts after = current.get(name);
        if (before == null || after == null || before.of(cost) == 0) {
            return null;
        }
        double ratio = after.of(cost) / before.of(cost);
        return cost.isTime() ? ratio / speed(cost) : ratio;
    }

    /** The ratio of the yardstick's current time to its baseline. */
    private double speed(StartCost cost) {
        StartCosts before = baseline.get(YARDSTICK);
        StartCosts after = current.get(YARDSTICK);
        return before == null || after == null ? 1 : after.of(cost) / before.of(cost);
    }

    /** Describes the costs that exceed their tolerance. */
    List<String> growths() {
        List<String> growths = new ArrayList<>();
        for (StartCost cost : StartCost.values()) {
            List<Double> ratios = new ArrayList<>();
            for (String name : current.keySet()) {
                Double ratio = name.equals(YARDSTICK) ? null : ratio(name, cost);
                if (ratio != null) {
                    ratios.add(ratio);
                    if (ratio > cost.tolerance()) {
                        growths.add(line(name, cost, ratio, cost.tolerance()));
                    }
                }
            }
            double middle = ratios.isEmpty() ? 1 : Medians.of(ratios);
            if (middle > cost.toleranceOfAll()) {
                growths.add(line("the middle of all", cost, middle, cost.toleranceOfAll()));
            }
        }
        return growths;
    }

    private static String line(String name, StartCost cost, double ratio, double tolerance) {
        return String.format(
                Locale.ROOT, "%s: %s is %.2f times the last, at most %.2f", name, cost.title(), ratio, tolerance);
    }
}
