package dev.ectype.benchmark.measure;

import dev.ectype.runtime.json.JsonWriter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A measured number with its upper limit.
 *
 * @param detail the inputs of the number, for the reader
 * @param bar the upper limit; infinite for a number that is only reported
 * @param spread the quartiles of the turns; absent for a number that is measured once
 */
public record Measurement(
        String what,
        double value,
        String unit,
        double bar,
        String detail,
        @Nullable Quartiles spread) {
    /** The factor by which a ratio of rates varies between runs. */
    private static final double TOLERANCE = 1.05;

    public Measurement(String what, double value, String unit, double bar, String detail) {
        this(what, value, unit, bar, detail, null);
    }

    public static Measurement ratio(String what, double value, double bar, String detail) {
        return new Measurement(what, value, "ratio", bar, detail);
    }

    public static Measurement withoutBar(String what, double value, String unit, String detail) {
        return new Measurement(what, value, unit, Double.POSITIVE_INFINITY, detail);
    }

    /** Returns this measurement with the quartiles of its turns. */
    public Measurement withSpread(Quartiles quartiles) {
        return new Measurement(what, value, unit, bar, detail, quartiles);
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
        if (spread != null) {
            spread.writeTo(line);
        }
        if (bar < Double.POSITIVE_INFINITY) {
            line.name("bar").value(JsonLinesFile.number(bar)).name("held").value(meetsBar());
        }
    }
}
