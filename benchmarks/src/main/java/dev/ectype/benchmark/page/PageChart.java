package dev.ectype.benchmark.page;

import dev.ectype.benchmark.chart.Chart;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/** The charts of the page, each with results of the same meaning. */
enum PageChart {
    /** The emulator's rate as a share of the rate of a server without its duties. */
    RATES(
            "Replies per processor second, beside a server that does less",
            "share of the other server's rate; more is better",
            Set.of(
                    ReportedBenchmark.SERVE,
                    ReportedBenchmark.HTTP2,
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
            Set.of(BenchmarkResult.RATIO, BenchmarkResult.TIMES_ONE)),
    /** Costs at several sizes of the state, the description, the sandboxes and the connections. */
    FLAT(
            "Processor time of a reply when an emulator grows",
            "times the cost at the smallest size; less is better",
            Set.of(ReportedBenchmark.FLAT),
            Set.of(BenchmarkResult.RATIO)) {
        @Override
        Optional<Chart> of(List<BenchmarkSection> sections) {
            List<BenchmarkResult> results = resultsIn(sections);
            OptionalDouble bar = results.stream()
                    .filter(result -> result.bar() != null && result.unit().equals(BenchmarkResult.RATIO))
                    .mapToDouble(BenchmarkResult::bar)
                    .max();
            return bar.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new GrowthChart(title, axis, bar.getAsDouble(), GrowthChart.linesOf(results)));
        }
    };

    private static final String SUFFIX = ": processor time";

    final String title;
    final String axis;
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
    Optional<Chart> of(List<BenchmarkSection> sections) {
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

    List<BenchmarkResult> resultsIn(List<BenchmarkSection> sections) {
        return sections.stream()
                .filter(section -> benchmarks.contains(section.run().benchmark()))
                .flatMap(section -> section.results().stream())
                .toList();
    }

    private String label(BenchmarkSection section, BenchmarkResult result) {
        String what = result.what().replace(SUFFIX, "");
        return this == RATES ? section.run().benchmark().label() + ": " + what : what;
    }
}
