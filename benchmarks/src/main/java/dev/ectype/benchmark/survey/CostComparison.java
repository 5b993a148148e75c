package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.measure.Medians;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The costs of now beside those of the last time. Times are compared in yardsticks, because the same machine is not
 * always as fast; the yardstick is a row of its own in either.
 */
record CostComparison(Map<String, Costs> last, Map<String, Costs> now) {
    /** The name of the row of the yardstick, which no description has. */
    static final String YARDSTICK = "(yardstick)";

    CostComparison {
        last = new TreeMap<>(last);
        now = new TreeMap<>(now);
    }

    /** How many times the last cost a description costs now; null if nothing is known of the last. */
    @Nullable
    Double ratio(String name, Cost cost) {
        Costs before = last.get(name);
        Costs after = now.get(name);
        if (before == null || after == null || before.of(cost) == 0) {
            return null;
        }
        double ratio = after.of(cost) / before.of(cost);
        return cost.isTime() ? ratio / speed(cost) : ratio;
    }

    /** How many times as long the same work takes now. */
    private double speed(Cost cost) {
        Costs before = last.get(YARDSTICK);
        Costs after = now.get(YARDSTICK);
        return before == null || after == null ? 1 : after.of(cost) / before.of(cost);
    }

    /** What costs more than is put up with. */
    List<String> growths() {
        List<String> growths = new ArrayList<>();
        for (Cost cost : Cost.values()) {
            List<Double> ratios = new ArrayList<>();
            for (String name : now.keySet()) {
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

    private static String line(String name, Cost cost, double ratio, double tolerance) {
        return String.format(
                Locale.ROOT, "%s: %s is %.2f times the last, at most %.2f", name, cost.title(), ratio, tolerance);
    }
}
