package dev.ectype.benchmark.page;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * Draws results as horizontal rectangles, each with a line at its bar and a thin line between its quartiles.
 *
 * @param axis what the scale shows
 */
record ResultChart(String title, String axis, List<Row> rows) {
    private static final int WIDTH = 820;
    private static final int LEFT = 250;
    private static final int SCALE = 390;
    private static final int TOP = 74;
    private static final int ROW = 28;
    private static final int THICKNESS = 14;
    private static final int BELOW = 52;
    private static final int LONGEST_LABEL = 34;

    private static final String STYLE = """
            svg{--page:#ffffff;--ink:#1f2328;--soft:#59636e;--line:#d1d9e0;--held:#3b6fd4;--missed:#d2571c}
            @media (prefers-color-scheme:dark){svg{--page:#161b22;--ink:#e6edf3;--soft:#9aa4af;--line:#3a424c;--held:#6d9bf5;--missed:#f0814a}}
            text{font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-size:13px;fill:var(--ink)}
            .page{fill:var(--page);stroke:var(--line)}
            .title{font-size:17px;font-weight:650}
            .label{text-anchor:end}
            .soft{fill:var(--soft);font-size:12px}
            .number{text-anchor:middle}
            .grid{stroke:var(--line)}
            .held{fill:var(--held)}
            .missed{fill:var(--missed)}
            .bar{stroke:var(--ink);stroke-width:2.5}
            .spread{stroke:var(--ink);stroke-width:1}
            """;

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

    /** The chart in words. */
    String words() {
        return axis + ": " + rows.stream().map(Row::words).collect(Collectors.joining("; ")) + ".";
    }

    /** Returns the chart as SVG. Its colors fit the light or dark scheme of the reader. */
    String svg() {
        double greatest = rows.stream()
                .flatMapToDouble(row -> DoubleStream.of(row.result.value(), row.upper(), row.bar()))
                .max()
                .orElse(1);
        ChartScale scale = ChartScale.upTo(greatest, SCALE);
        int bottom = TOP + rows.size() * ROW;
        int height = bottom + BELOW;
        StringBuilder svg = new StringBuilder(format(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\""
                        + " aria-labelledby=\"title description\">\n",
                WIDTH, height, WIDTH, height));
        svg.append(element("title id=\"title\"", title)).append(element("desc id=\"description\"", words()));
        svg.append("<style>\n").append(STYLE).append("</style>\n");
        svg.append(format(
                "<rect class=\"page\" x=\".5\" y=\".5\" width=\"%d\" height=\"%d\" rx=\"8\"/>\n",
                WIDTH - 1, height - 1));
        svg.append(text("title", 20, 30, title));
        legend(svg);
        for (BigDecimal line : scale.lines()) {
            double x = LEFT + scale.at(line.doubleValue());
            svg.append(line("grid", x, TOP, x, bottom));
            svg.append(text(
                    "soft number", x, bottom + 18, line.stripTrailingZeros().toPlainString()));
        }
        svg.append(text("soft number", LEFT + SCALE / 2.0, bottom + 38, axis));
        for (int at = 0; at < rows.size(); at++) {
            row(svg, rows.get(at), scale, TOP + at * ROW + ROW / 2.0);
        }
        return svg.append("</svg>\n").toString();
    }

    private static void legend(StringBuilder svg) {
        svg.append(rectangle("held", 20, 45, THICKNESS)).append(text("soft", 40, 56, "held"));
        svg.append(rectangle("missed", 80, 45, THICKNESS)).append(text("soft", 100, 56, "missed"));
        svg.append(line("bar", 158, 45, 158, 59)).append(text("soft", 167, 56, "bar"));
        svg.append(line("spread", 204, 52, 228, 52)).append(text("soft", 235, 56, "between the quartiles"));
    }

    private static void row(StringBuilder svg, Row row, ChartScale scale, double middle) {
        BenchmarkResult result = row.result;
        double top = middle - THICKNESS / 2.0;
        String label = shortened(row.label);
        svg.append(text("label", LEFT - 10, middle + 4.5, label));
        svg.append(rectangle(result.verdict(), LEFT, top, scale.at(result.value())));
        svg.append(line("spread", LEFT + scale.at(row.lower()), middle, LEFT + scale.at(row.upper()), middle));
        double bar = LEFT + scale.at(row.bar());
        svg.append(line("bar", bar, top - 3, bar, top + THICKNESS + 3));
        String numbers = result.formatted(result.value()) + ", bar " + result.formatted(result.bar());
        svg.append(text("soft", LEFT + SCALE + 14, middle + 4, numbers + (result.isMissed() ? ", missed" : "")));
    }

    /** Leaves out the middle of a long label: the ends of labels differ. */
    private static String shortened(String label) {
        int half = LONGEST_LABEL / 2;
        return label.length() <= LONGEST_LABEL
                ? label
                : label.substring(0, half - 1) + "…" + label.substring(label.length() - half);
    }

    private static String rectangle(String kind, double x, double y, double width) {
        return format(
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\"/>\n",
                kind, x, y, width, THICKNESS);
    }

    private static String line(String kind, double fromX, double fromY, double toX, double toY) {
        return format(
                "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", kind, fromX, fromY, toX, toY);
    }

    private static String text(String kind, double x, double y, String text) {
        return format("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", kind, x, y, escaped(text));
    }

    private static String element(String tag, String text) {
        return "<" + tag + ">" + escaped(text) + "</" + tag.substring(0, tag.indexOf(' ')) + ">\n";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
