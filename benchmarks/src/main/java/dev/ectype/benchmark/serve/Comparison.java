package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.measure.Lines;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Table;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The medians of all rounds, work by work. */
record Comparison(List<Row> rows) {
    private static final double TOLERANCE = 0.05;

    Comparison {
        rows = List.copyOf(rows);
    }

    static Comparison of(List<Reading> readings) {
        List<Row> rows = new ArrayList<>();
        for (Work work : Work.values()) {
            Subject beside = work.isError() ? Subject.EMULATOR : Subject.LIMIT;
            Side side = side(readings, work.beside(), beside);
            rows.add(new Row(work, side, side(readings, work, Subject.EMULATOR)));
        }
        return new Comparison(rows);
    }

    private static Side side(List<Reading> readings, Work work, Subject subject) {
        List<Reading> own = readings.stream()
                .filter(reading -> reading.work() == work && reading.subject() == subject)
                .toList();
        return new Side(
                median(own, Reading::repliesPerProcessorSecond),
                median(own, reading -> reading.outcome().medianMicros()),
                median(own, reading -> reading.outcome().slowestPercentMicros()),
                median(own, Reading::residentKilobytes));
    }

    private static double median(List<Reading> readings, ToDoubleFunction<Reading> fact) {
        return Medians.of(readings.stream().map(fact::applyAsDouble).toList());
    }

    Table table() {
        Table table = new Table(
                "work",
                "beside/cpu-s",
                "emulator/cpu-s",
                "ratio",
                "bar",
                "",
                "p50 us",
                "p99 us",
                "beside p99",
                "rss MB");
        for (Row row : rows) {
            table.row(
                    row.work.title(),
                    whole(row.beside.rate),
                    whole(row.emulator.rate),
                    String.format(Locale.ROOT, "%.2f", row.ratio()),
                    String.format(Locale.ROOT, "%.2f", row.work.bar()),
                    row.isHeld() ? "held" : "missed",
                    whole(row.emulator.medianMicros),
                    whole(row.emulator.slowestPercentMicros),
                    whole(row.beside.slowestPercentMicros),
                    whole(row.emulator.residentKilobytes / 1024));
        }
        return table;
    }

    private static String whole(double value) {
        return String.format(Locale.ROOT, "%.0f", value);
    }

    /** The medians of one server at one kind of work. */
    record Side(double rate, double medianMicros, double slowestPercentMicros, double residentKilobytes) {}

    /** One kind of work: the emulator beside the limit, or errors beside successes. */
    record Row(Work work, Side beside, Side emulator) {
        double ratio() {
            return emulator.rate / beside.rate;
        }

        boolean isHeld() {
            return ratio() >= work.bar();
        }

        /** Whether it is no further below its bar than a ratio moves from run to run. */
        boolean isTolerable() {
            return ratio() >= work.bar() * (1 - TOLERANCE);
        }

        void writeTo(JsonWriter line) {
            line.name("benchmark").value("serve");
            line.name("work").value(work.title());
            line.name("ratio").value(Lines.number(ratio()));
            line.name("bar").value(Lines.number(work.bar()));
        }
    }
}
