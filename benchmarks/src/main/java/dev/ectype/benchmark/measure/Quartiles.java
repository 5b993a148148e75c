package dev.ectype.benchmark.measure;

import dev.ectype.runtime.json.JsonWriter;
import java.util.Collection;

/** The median of measurements and their spread: a quarter of them is below the lower quartile, a quarter above the upper one. */
public record Quartiles(double lower, double median, double upper) {
    /** Computes the quartiles; between two values it interpolates linearly. */
    public static Quartiles of(Collection<? extends Number> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("no values have no quartiles");
        }
        double[] sorted =
                values.stream().mapToDouble(Number::doubleValue).sorted().toArray();
        return new Quartiles(at(sorted, 0.25), at(sorted, 0.5), at(sorted, 0.75));
    }

    /** Divides these values, such as the costs of a server, by one of another server. */
    public Quartiles dividedBy(double divisor) {
        return new Quartiles(lower / divisor, median / divisor, upper / divisor);
    }

    /** Divides a value, such as a rate of another server, by these values. */
    public Quartiles dividing(double dividend) {
        return new Quartiles(dividend / upper, dividend / median, dividend / lower);
    }

    private static double at(double[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }

    /** Writes the spread, beside the median that a measurement writes as its value. */
    public void writeTo(JsonWriter line) {
        line.name("lower").value(JsonLinesFile.number(lower));
        line.name("upper").value(JsonLinesFile.number(upper));
    }
}
