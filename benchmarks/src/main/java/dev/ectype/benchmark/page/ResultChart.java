package dev.ectype.benchmark.page;

import dev.ectype.benchmark.chart.Chart;
import dev.ectype.benchmark.chart.ChartScale;
import dev.ectype.benchmark.chart.SvgDrawing;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * Draws results as horizontal rectangles, each with a line at its bar and a thin line between its quartiles.
 *
 * @param axis what the scale shows
 */
record ResultChart(String title, String axis, List<Row> rows) implements Chart {
    private static final int WIDTH = 820;
    private static final int LEFT = 250;
    private static final int SCALE = 390;
    private static final int TOP = 74;
    private static final int ROW = 28;
    private static final int THICKNESS = 14;
    private static final int BELOW = 52;
    private static final int LONGEST_LABEL = 34;

    ResultChart {
        rows = List.copyOf(rows);
    }

    /** A result with its name in the chart. */
    record Row(String label, BenchmarkResult result) {
        private double lower() {
            Double lower = result.lower();
            return lower == null ? result.value() : lower;
        }

        private double upper() {
            Double upper = result.upper();
            return upper == null ? result.value() : upper;
        }

        private double bar() {
            Double bar = result.bar();
            return bar == null ? 0 : bar;
        }

        /** The row in words, for readers who do not see the chart. */
        private String words() {
            String spread = result.lower() == null
                    ? ""
                    : " (quartiles " + result.formatted(result.lower()) + " and " + result.formatted(result.upper())
                            + ")";
            return label + " " + result.formatted(result.value()) + spread + ", bar " + result.formattedBar() + ", "
                    + result.verdict();
        }
    }

    @Override
    public String words() {
        return axis + ": " + rows.stream().map(Row::words).collect(Collectors.joining("; ")) + ".";
    }

    @Override
    public String svg() {
        double greatest = rows.stream()
                .flatMapToDouble(row -> DoubleStream.of(row.result.value(), row.upper(), row.bar()))
                .max()
                .orElse(1);
        ChartScale scale = ChartScale.upTo(greatest, SCALE);
        int bottom = TOP + rows.size() * ROW;
        SvgDrawing svg = new SvgDrawing(this, WIDTH, bottom + BELOW, "");
        legend(svg);
        for (BigDecimal line : scale.lines()) {
            double x = LEFT + scale.at(line.doubleValue());
            svg.line("grid", x, TOP, x, bottom);
            svg.text("soft number", x, bottom + 18, line.stripTrailingZeros().toPlainString());
        }
        svg.text("soft number", LEFT + SCALE / 2.0, bottom + 38, axis);
        for (int at = 0; at < rows.size(); at++) {
            row(svg, rows.get(at), scale, TOP + at * ROW + ROW / 2.0);
        }
        return svg.end();
    }

    private static void legend(SvgDrawing svg) {
        svg.rectangle("held", 20, 45, THICKNESS, THICKNESS).text("soft", 40, 56, "held");
        svg.rectangle("missed", 80, 45, THICKNESS, THICKNESS).text("soft", 100, 56, "missed");
        svg.line("bar", 158, 45, 158, 59).text("soft", 167, 56, "bar");
        svg.line("spread", 204, 52, 228, 52).text("soft", 235, 56, "between the quartiles");
    }

    private static void row(SvgDrawing svg, Row row, ChartScale scale, double middle) {
        BenchmarkResult result = row.result;
        double top = middle - THICKNESS / 2.0;
        svg.text("label", LEFT - 10, middle + 4.5, shortened(row.label));
        svg.rectangle(result.verdict(), LEFT, top, scale.at(result.value()), THICKNESS);
        svg.line("spread", LEFT + scale.at(row.lower()), middle, LEFT + scale.at(row.upper()), middle);
        double bar = LEFT + scale.at(row.bar());
        svg.line("bar", bar, top - 3, bar, top + THICKNESS + 3);
        String numbers = result.formatted(result.value()) + ", bar " + result.formatted(result.bar());
        svg.text("soft", LEFT + SCALE + 14, middle + 4, numbers + (result.isMissed() ? ", missed" : ""));
    }

    /** Leaves out the middle of a long label: the ends of labels differ. */
    private static String shortened(String label) {
        int half = LONGEST_LABEL / 2;
        return label.length() <= LONGEST_LABEL
                ? label
                : label.substring(0, half - 1) + "…" + label.substring(label.length() - half);
    }
}
