package dev.ectype.benchmark.page;

import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A result of a benchmark, from a JSON line.
 *
 * @param lower the lower quartile; absent for a number that is measured once, as the upper one
 * @param bar the limit; absent for a number that is only reported
 */
record BenchmarkResult(
        String benchmark,
        String what,
        String unit,
        double value,
        @Nullable Double lower,
        @Nullable Double upper,
        @Nullable Double bar,
        boolean held,
        String detail) {
    /** The unit of a share of another server's rate: the bar is the least value, and that of other units the greatest. */
    static final String RATE = "rate";

    /** The unit of a quotient of costs at different lengths of a history. */
    static final String TIMES_ONE = "times one";

    /** The unit of a quotient of costs. */
    static final String RATIO = "ratio";

    private static final Set<String> WITHOUT_UNIT = Set.of(RATE, RATIO, TIMES_ONE);

    /** Reads the results in a file of JSON lines, and omits the single measurements beside them. */
    static List<BenchmarkResult> in(Path file) throws IOException {
        return Files.readAllLines(file, StandardCharsets.UTF_8).stream()
                .map(Json::parse)
                .filter(line -> line.member("what") != null && line.member("value") != null)
                .map(BenchmarkResult::of)
                .toList();
    }

    static BenchmarkResult of(Document line) {
        Document held = line.member("held");
        Double value = number(line, "value");
        return new BenchmarkResult(
                text(line, "benchmark"),
                text(line, "what").strip(),
                text(line, "unit"),
                value == null ? Double.NaN : value,
                number(line, "lower"),
                number(line, "upper"),
                number(line, "bar"),
                held == null || held.isTrue(),
                text(line, "detail"));
    }

    private static String text(Document line, String name) {
        Document member = line.member(name);
        return member == null ? "" : member.text();
    }

    private static @Nullable Double number(Document line, String name) {
        Document member = line.member(name);
        return member == null ? null : member.decimal().doubleValue();
    }

    boolean isMissed() {
        return bar != null && !held;
    }

    /** Converts a ratio of costs to a ratio of rates, so that results of all benchmarks fit into one chart. */
    BenchmarkResult asRate() {
        return unit.equals(RATIO)
                ? new BenchmarkResult(
                        benchmark, what, RATE, 1 / value, inverse(upper), inverse(lower), inverse(bar), held, detail)
                : this;
    }

    private static @Nullable Double inverse(@Nullable Double number) {
        return number == null ? null : (Double) (1 / number);
    }

    /** A number of this result with its unit; empty for an absent one. */
    String formatted(@Nullable Double number) {
        if (number == null) {
            return "";
        }
        return Measurement.number(number) + (WITHOUT_UNIT.contains(unit) ? "" : " " + unit);
    }

    /** The bar with its direction. */
    String formattedBar() {
        return bar == null ? "" : (unit.equals(RATE) ? "≥ " : "≤ ") + formatted(bar);
    }

    /** Whether the bar is held, in a word; empty without a bar. */
    String verdict() {
        return bar == null ? "" : held ? "held" : "missed";
    }
}
