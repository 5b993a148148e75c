package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Quartiles;
import dev.ectype.benchmark.measure.ResultTable;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** Compares the medians of all rounds for each kind of work. */
record ServeComparison(List<Row> rows) {
    private static final double TOLERANCE = 0.05;
    private static final double SLOWEST = 2;

    ServeComparison {
        rows = List.copyOf(rows);
    }

    static ServeComparison of(List<ServeMeasurement> readings) {
        List<Row> rows = new ArrayList<>();
        for (RequestMix work : RequestMix.values()) {
            Side side = side(readings, work.reference(), Subject.LIMIT);
            Quartiles spread = Quartiles.of(rates(readings, work)).dividedBy(side.rate);
            rows.add(new Row(work, side, side(readings, work, Subject.EMULATOR), spread));
        }
        return new ServeComparison(rows);
    }

    private static List<ServeMeasurement> own(List<ServeMeasurement> readings, RequestMix work, Subject subject) {
        return readings.stream()
                .filter(reading -> reading.work() == work && reading.subject() == subject)
                .toList();
    }

    private static List<Double> rates(List<ServeMeasurement> readings, RequestMix work) {
        return own(readings, work, Subject.EMULATOR).stream()
                .map(ServeMeasurement::repliesPerProcessorSecond)
                .toList();
    }

    private static Side side(List<ServeMeasurement> readings, RequestMix work, Subject subject) {
        List<ServeMeasurement> own = own(readings, work, subject);
        return new Side(
                median(own, ServeMeasurement::repliesPerProcessorSecond),
                median(own, reading -> reading.reading().outcome().medianMicros()),
                median(own, reading -> reading.reading().outcome().slowestPercentMicros()),
                median(own, reading -> reading.reading().residentKilobytes()));
    }

    private static double median(List<ServeMeasurement> readings, ToDoubleFunction<ServeMeasurement> fact) {
        return Medians.of(readings.stream().map(fact::applyAsDouble).toList());
    }

    /** Compares the latency that 99 % of the creations keep with that of the limit server. */
    Measurement slowCreations() {
        Row row = rows.stream()
                .filter(each -> each.work == RequestMix.CREATE)
                .findFirst()
                .orElseThrow();
        double ratio = row.emulator.slowestPercentMicros / row.reference.slowestPercentMicros;
        String times =
                whole(row.emulator.slowestPercentMicros) + " and " + whole(row.reference.slowestPercentMicros) + " us";
        return new Measurement("create: p99", ratio, "times the limit", SLOWEST, times);
    }

    ResultTable table() {
        ResultTable table = new ResultTable(
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
                    whole(row.reference.rate),
                    whole(row.emulator.rate),
                    String.format(Locale.ROOT, "%.2f", row.ratio()),
                    String.format(Locale.ROOT, "%.2f", row.work.bar()),
                    row.meetsBar() ? "held" : "missed",
                    whole(row.emulator.medianMicros),
                    whole(row.emulator.slowestPercentMicros),
                    whole(row.reference.slowestPercentMicros),
                    whole(row.emulator.residentKilobytes / 1024));
        }
        return table;
    }

    private static String whole(double value) {
        return String.format(Locale.ROOT, "%.0f", value);
    }

    /** The medians of one server at one kind of work. */
    record Side(double rate, double medianMicros, double slowestPercentMicros, double residentKilobytes) {}

    /**
     * The comparison for one kind of work.
     *
     * @param spread the quartiles of the emulator's turns, each divided by the median of the reference
     */
    record Row(RequestMix work, Side reference, Side emulator, Quartiles spread) {
        double ratio() {
            return emulator.rate / reference.rate;
        }

        private String detail() {
            return whole(emulator.rate) + " and " + whole(reference.rate) + " replies/cpu-s; p50 "
                    + whole(emulator.medianMicros) + " us, p99 " + whole(emulator.slowestPercentMicros)
                    + " us, resident " + whole(emulator.residentKilobytes / 1024) + " MB";
        }

        boolean meetsBar() {
            return ratio() >= work.bar();
        }

        /** Reports whether the ratio reaches its bar within the tolerance between runs. */
        boolean isTolerable() {
            return ratio() >= work.bar() * (1 - TOLERANCE);
        }

        void writeTo(JsonWriter line) {
            line.name("benchmark").value("serve");
            line.name("work").value(work.title());
            line.name("ratio").value(JsonLinesFile.number(ratio()));
            line.name("bar").value(JsonLinesFile.number(work.bar()));
            line.name("held").value(meetsBar());
            line.name("what").value(work.title());
            line.name("unit").value("rate");
            line.name("value").value(JsonLinesFile.number(ratio()));
            spread.writeTo(line);
            line.name("detail").value(detail());
        }
    }
}
