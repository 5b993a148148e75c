package dev.ectype.benchmark.state;

import dev.ectype.benchmark.measure.Lines;
import dev.ectype.benchmark.measure.Table;
import dev.ectype.runtime.json.JsonWriter;
import java.util.Locale;

/**
 * One measured number and the most that it may be.
 *
 * @param detail what it was made of, for the reader
 * @param bar the most that it may be; infinite where it is told only
 */
record Judged(String what, double value, String unit, double bar, String detail) {
    /** So much a ratio of rates moves from run to run. */
    private static final double TOLERANCE = 1.05;

    static Judged ratio(String what, double value, double bar, String detail) {
        return new Judged(what, value, "ratio", bar, detail);
    }

    static Judged told(String what, double value, String unit, String detail) {
        return new Judged(what, value, unit, Double.POSITIVE_INFINITY, detail);
    }

    boolean isHeld() {
        return value <= bar;
    }

    boolean isTolerable() {
        return value <= (unit.equals("ratio") ? bar * TOLERANCE : bar);
    }

    void addTo(Table table) {
        boolean isJudged = bar < Double.POSITIVE_INFINITY;
        table.row(
                what,
                number(value),
                unit,
                isJudged ? number(bar) : "",
                !isJudged ? "" : isHeld() ? "held" : "missed",
                detail);
    }

    static String number(double value) {
        return String.format(Locale.ROOT, value < 10 ? "%.2f" : "%.0f", value);
    }

    void writeTo(JsonWriter line) {
        line.name("benchmark").value("state");
        line.name("what").value(what).name("unit").value(unit);
        line.name("value").value(Lines.number(value)).name("detail").value(detail);
        if (bar < Double.POSITIVE_INFINITY) {
            line.name("bar").value(Lines.number(bar)).name("held").value(isHeld());
        }
    }
}
