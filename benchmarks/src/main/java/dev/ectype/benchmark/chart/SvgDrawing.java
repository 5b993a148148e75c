package dev.ectype.benchmark.chart;

import java.util.Locale;

/** Draws a chart as SVG, in colors for the light or dark scheme of the reader. */
public final class SvgDrawing {
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

    /** The height of a block. */
    private static final int BLOCK = 17;

    private final StringBuilder svg = new StringBuilder();

    /** Begins a chart with a frame and its title. */
    public SvgDrawing(Chart chart, int width, int height, String additionalStyle) {
        svg.append(format(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\""
                        + " aria-labelledby=\"title description\">\n",
                width, height, width, height));
        svg.append(element("title id=\"title\"", chart.title()))
                .append(element("desc id=\"description\"", chart.words()));
        svg.append("<style>\n").append(STYLE).append(additionalStyle).append("</style>\n");
        svg.append(format(
                "<rect class=\"page\" x=\".5\" y=\".5\" width=\"%d\" height=\"%d\" rx=\"8\"/>\n",
                width - 1, height - 1));
        text("title", 20, 30, chart.title());
    }

    public SvgDrawing rectangle(String kind, double x, double y, double width, int height) {
        svg.append(format(
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\"/>\n",
                kind, x, y, width, height));
        return this;
    }

    public SvgDrawing line(String kind, double fromX, double fromY, double toX, double toY) {
        svg.append(format(
                "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
                kind, fromX, fromY, toX, toY));
        return this;
    }

    public SvgDrawing point(String kind, double x, double y) {
        svg.append(format("<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/>\n", kind, x, y));
        return this;
    }

    public SvgDrawing text(String kind, double x, double y, String text) {
        svg.append(format("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", kind, x, y, escaped(text)));
        return this;
    }

    /** Draws a labeled rectangle of a line's height, with a text that appears when a reader points at it. */
    public SvgDrawing block(String kind, double x, double y, double width, String label, String pointedAt) {
        svg.append(format("<g><title>%s</title>", escaped(pointedAt)));
        rectangle(kind, x, y, width, BLOCK);
        if (!label.isEmpty()) {
            text("block", x + 4, y + BLOCK - 5.0, label);
        }
        svg.append("</g>\n");
        return this;
    }

    /** Returns the complete chart. */
    public String end() {
        return svg.append("</svg>\n").toString();
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
