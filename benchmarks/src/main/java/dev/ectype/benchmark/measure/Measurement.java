package dev.ectype.benchmark.measure;

import dev.ectype.runtime.json.JsonWriter;
import java.util.Locale;

/**
 * One measured number and the most that it may be.
 *
 * @param detail what it was made of, for the reader
 * @param bar the most that it may be; infinite where it is told only
 */
public record Measurement(String what, double value, String unit, double bar, String detail) {
    /** So much a ratio of rates moves from run to run. */
    private static final double TOLERANCE = 1.05;

    public static Measurement ratio(String what, double value, double bar, String detail) {
        return new Measurement(what, value, "ratio", bar, detail);
    }

    public static Measurement withoutBar(String what, double value, String unit, String detail) {
        return new Measurement(what, value, unit, Double.POSITIVE_INFINITY, detail);
    }

    public boolean meetsBar() {
        return value <= bar;
    }

    public boolean isTolerable() {
        return value <= (unit.equals("ratio") ? bar * TOLERANCE : bar);
    }

    public void addTo(ResultTable table) {
        boolean isJudged = bar < Double.POSITIVE_INFINITY;
        table.row(
                what,
                number(value),
                unit,
                isJudged ? number(bar) : "",
                !isJudged ? "" : meetsBar() ? "held" : "missed",
                detail);
    }

    public static String number(double value) {
        return String.format(Locale.ROOT, value < 10 ? "%.2f" : "%.0f", value);
    }

    /** Writes it as a measurement of a benchmark. */
    public void writeTo(String benchmark, JsonWriter line) {
        line.name("benchmark").value(benchmark);
        line.name("what").value(what).name("unit").value(unit);
        line.name("value").value(JsonLinesFile.number(value)).name("detail").value(detail);
        if (bar < Double.POSITIVE_INFINITY) {
            line.name("bar").value(JsonLinesFile.number(bar)).name("held").value(meetsBar());
        }
    }
}
