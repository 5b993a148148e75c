package dev.ectype.controlplane.dashboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;

/**
 * Holds the geometry of a chart with a bar for each value. The server renders it as SVG, so that it needs no script.
 *
 * @param bars the bars in the order of the values
 * @param lines the horizontal lines with the text of their value
 */
public record BarChart(List<Bar> bars, List<Line> lines) {
    /** The width of the drawing in its own units. */
    public static final int WIDTH = 760;

    /** The height of the drawing in its own units. */
    public static final int HEIGHT = 210;

    private static final double LEFT = 56;
    private static final double TOP = 10;
    private static final double BASE = 180;
    private static final double FILLED = 0.72;
    private static final int LABELS = 8;
    private static final int STEPS = 4;

    /**
     * Represents a bar.
     *
     * @param label the label below it; empty if there is no room
     * @param title its meaning in words
     */
    public record Bar(String x, String y, String width, String height, String middle, String label, String title) {}

    /** Represents a horizontal line. */
    public record Line(String y, String text) {}

    /** Represents a value and its name. */
    public record Value(String label, double amount) {}

    /** Creates a chart whose scale begins at zero. */
    public static BarChart of(List<Value> values, DoubleFunction<String> format) {
        double top = roundUp(values.stream().mapToDouble(Value::amount).max().orElse(0));
        double step = (WIDTH - LEFT) / Math.max(1, values.size());
        int every = Math.max(1, (int) Math.ceil(values.size() / (double) LABELS));
        List<Bar> bars = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            Value value = values.get(i);
            double height = value.amount() / top * (BASE - TOP);
            double x = LEFT + step * (i + (1 - FILLED) / 2);
            bars.add(new Bar(
                    number(x),
                    number(BASE - height),
                    number(step * FILLED),
                    number(height),
                    number(x + step * FILLED / 2),
                    i % every == 0 ? value.label() : "",
                    value.label() + ": " + format.apply(value.amount())));
        }
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i <= STEPS; i++) {
            double share = i / (double) STEPS;
            lines.add(new Line(number(BASE - share * (BASE - TOP)), format.apply(top * share)));
        }
        return new BarChart(List.copyOf(bars), List.copyOf(lines));
    }

    /** Returns the next of 1, 2, 4 and 8 times a power of ten, so that quarters of the scale are round. */
    private static double roundUp(double most) {
        double power = Math.pow(10, Math.floor(Math.log10(Math.max(most, STEPS))));
        for (double factor : new double[] {1, 2, 4, 8}) {
            if (power * factor >= most && power * factor >= STEPS) {
                return power * factor;
            }
        }
        return power * 10;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
