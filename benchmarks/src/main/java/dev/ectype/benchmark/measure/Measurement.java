package dev.ectype.benchmark.measure;

import dev.ectype.runtime.json.JsonWriter;
import java.util.Locale;

/**
 * A measured number with its upper limit.
 *
 * @param detail the inputs of the number, for the reader
 * @param bar the upper limit; infinite for a number that is only reported
 */
public record Measurement(String what, double value, String unit, double bar, String detail) {
    /** The factor by which a ratio of rates varies between runs. */
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

    /** Writes the members of this measurement for a benchmark. */
    public void writeTo(String benchmark, JsonWriter line) {
        line.name("benchmark").value(benchmark);
        line.name("what").value(what).name("unit").value(unit);
        line.name("value").value(JsonLinesFile.number(value)).name("detail").value(detail);
        if (bar < Double.POSITIVE_INFINITY) {
            line.name("bar").value(JsonLinesFile.number(bar)).name("held").value(meetsBar());
        }
    }
}
