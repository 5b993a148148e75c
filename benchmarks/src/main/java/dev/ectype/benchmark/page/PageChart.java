package dev.ectype.benchmark.page;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The charts of the page, each with results of the same meaning. */
enum PageChart {
    /** The emulator's rate as a share of the rate of a server without its duties. */
    RATES(
            "Replies per processor second, beside a server that does less",
            "share of the other server's rate; more is better",
            Set.of(
                    ReportedBenchmark.SERVE,
                    ReportedBenchmark.GRPC,
                    ReportedBenchmark.GRAPHQL,
                    ReportedBenchmark.WEBSOCKET,
                    ReportedBenchmark.MQTT,
                    ReportedBenchmark.PROXY,
                    ReportedBenchmark.CONTROL_PLANE),
            Set.of(BenchmarkResult.RATE)),
    /** Seconds to the first reply. */
    STARTS(
            "Time from the command to the first reply",
            "seconds; less is better",
            Set.of(ReportedBenchmark.START),
            Set.of("s")),
    /** Costs that should not grow with the state. */
    STATE(
            "Cost with a large state, a journal or a long history, beside without",
            "times the cost; less is better",
            Set.of(ReportedBenchmark.STATE),
            Set.of(BenchmarkResult.RATIO, BenchmarkResult.TIMES_ONE));

    private static final String SUFFIX = ": processor time";

    private final String title;
    private final String axis;
    private final Set<ReportedBenchmark> benchmarks;
    private final Set<String> units;

    PageChart(String title, String axis, Set<ReportedBenchmark> benchmarks, Set<String> units) {
        this.title = title;
        this.axis = axis;
        this.benchmarks = benchmarks;
        this.units = units;
    }

    String file() {
        return name().toLowerCase(Locale.ROOT) + ".svg";
    }

    /** Returns the chart; empty if no benchmark of the run has such a result. */
    Optional<ResultChart> of(List<BenchmarkSection> sections) {
        List<ResultChart.Row> rows = sections.stream()
                .filter(section -> benchmarks.contains(section.run().benchmark()))
                .flatMap(section -> section.results().stream()
                        .filter(result -> result.bar() != null)
                        .map(result -> this == RATES ? result.asRate() : result)
                        .filter(result -> units.contains(result.unit()))
                        .map(result -> new ResultChart.Row(label(section, result), result)))
                .toList();
        return rows.isEmpty() ? Optional.empty() : Optional.of(new ResultChart(title, axis, rows));
    }

    private String label(BenchmarkSection section, BenchmarkResult result) {
        String what = result.what().replace(SUFFIX, "");
        return this == RATES ? section.run().benchmark().label() + ": " + what : what;
    }
}
