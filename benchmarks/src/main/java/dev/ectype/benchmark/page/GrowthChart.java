package dev.ectype.benchmark.page;

import dev.ectype.benchmark.chart.Chart;
import dev.ectype.benchmark.chart.ChartScale;
import dev.ectype.benchmark.chart.SvgDrawing;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Draws how a cost changes when a dimension grows: a panel for each dimension, with a line through its points and a line at
 * the bar. Costs are divided by that of the smallest point.
 *
 * @param axis what the scale shows
 * @param bar the greatest cost
 */
record GrowthChart(String title, String axis, double bar, List<Line> lines) implements Chart {
    private static final int WIDTH = 820;
    private static final int COLUMNS = 2;
    private static final int LEFT = 62;
    private static final int PANEL = 308;
    private static final int GAP = 80;
    private static final int TOP = 108;
    private static final int SCALE = 130;
    private static final int ROW = 232;
    private static final int BELOW = 12;
    private static final int INSET = 24;

    private static final String STYLE = """
            .cost{stroke:var(--held);stroke-width:2.5}
            .limit{stroke:var(--ink);stroke-width:2.5;stroke-dasharray:6 4}
            .panel{font-weight:600}
            """;

    GrowthChart {
        lines = List.copyOf(lines);
    }

    /** A dimension with its points, from the smallest to the largest. */
    record Line(String dimension, List<Point> points) {
        Line {
            points = List.copyOf(points);
        }

        private double ratio(Point point) {
            return point.cost / points.get(0).cost;
        }

        private double greatest() {
            return points.stream().mapToDouble(this::ratio).max().orElse(1);
        }

        private String words() {
            return dimension
                    + points.stream()
                            .map(each -> " " + grouped(each.size) + " " + two(ratio(each)))
                            .collect(Collectors.joining(","));
        }
    }

    /** A size with the cost of a reply. */
    record Point(long size, double cost) {}

    /** Reads the points of results such as {@code rows: 1000}, in their order. */
    static List<Line> linesOf(List<BenchmarkResult> results) {
        List<Line> lines = new ArrayList<>();
        for (BenchmarkResult result : results) {
            String[] words = result.what().split(": ");
            if (words.length != 2 || !words[1].matches("\\d+")) {
                continue;
            }
            Point point = new Point(Long.parseLong(words[1]), result.value());
            Line last = lines.isEmpty() ? null : lines.get(lines.size() - 1);
            if (last != null && last.dimension.equals(words[0])) {
                List<Point> points = new ArrayList<>(last.points);
                points.add(point);
                lines.set(lines.size() - 1, new Line(words[0], points));
            } else {
                lines.add(new Line(words[0], List.of(point)));
            }
        }
        return lines;
    }

    @Override
    public String words() {
        return axis + ", bar ≤ " + two(bar) + ": "
                + lines.stream().map(Line::words).collect(Collectors.joining("; ")) + ".";
    }

    @Override
    public String svg() {
        int rows = (lines.size() + COLUMNS - 1) / COLUMNS;
        SvgDrawing svg = new SvgDrawing(this, WIDTH, TOP + rows * ROW - (ROW - SCALE) + 52 + BELOW, STYLE);
        svg.text("soft", 20, 54, axis);
        svg.line("cost", 420, 50, 448, 50).text("soft", 456, 54, "cost");
        svg.line("limit", 500, 50, 528, 50).text("soft", 536, 54, "bar, " + two(bar));
        double greatest =
                Math.max(bar, lines.stream().mapToDouble(Line::greatest).max().orElse(1));
        ChartScale scale = ChartScale.upTo(greatest, SCALE);
        for (int at = 0; at < lines.size(); at++) {
            int left = LEFT + at % COLUMNS * (PANEL + GAP);
            panel(svg, lines.get(at), scale, left, TOP + at / COLUMNS * ROW);
        }
        return svg.end();
    }

    private void panel(SvgDrawing svg, Line line, ChartScale scale, int left, int top) {
        svg.text("panel", left, top - 16, line.dimension);
        for (BigDecimal each : scale.lines()) {
            double y = top + SCALE - scale.at(each.doubleValue());
            svg.line("grid", left, y, left + PANEL, y);
            svg.text("soft label", left - 8, y + 4, each.stripTrailingZeros().toPlainString());
        }
        double limit = top + SCALE - scale.at(bar);
        svg.line("limit", left, limit, left + PANEL, limit);
        List<Point> points = line.points;
        double step = (PANEL - 2.0 * INSET) / Math.max(1, points.size() - 1);
        for (int at = 0; at < points.size(); at++) {
            double ratio = line.ratio(points.get(at));
            double x = left + INSET + at * step;
            double y = top + SCALE - scale.at(ratio);
            if (at + 1 < points.size()) {
                double next = top + SCALE - scale.at(line.ratio(points.get(at + 1)));
                svg.line("cost", x, y, x + step, next);
            }
            svg.point(ratio <= bar ? "held" : "missed", x, y);
            svg.text("soft number", x, ratio <= bar ? y + 18 : y - 9, two(ratio));
            svg.text("soft number", x, top + SCALE + 20, grouped(points.get(at).size));
        }
    }

    private static String two(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
