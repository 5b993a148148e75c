package dev.ectype.benchmark.measure;

import java.util.Collection;

/** Computes medians of measurements, which one disturbed round does not change. */
public final class Medians {
    private Medians() {}

    /** Computes the median; for an even number of values the mean of the two in the middle. */
    public static double of(Collection<? extends Number> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("no values have no median");
        }
        double[] sorted =
                values.stream().mapToDouble(Number::doubleValue).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
