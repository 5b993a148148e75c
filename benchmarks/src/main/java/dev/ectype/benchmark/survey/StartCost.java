package dev.ectype.benchmark.survey;

import java.util.List;
import java.util.stream.Stream;

/** What a start costs, how it is told, and by how much it may grow before that is a fault. */
enum StartCost {
    COLD_SECONDS("cold s", "%.2f", 2.5, 1.5),
    CACHED_SECONDS("cached s", "%.2f", 2.5, 1.5),
    COLD_PROCESSOR("cold cpu s", "%.2f", 1.5, 1.2),
    CACHED_PROCESSOR("cached cpu s", "%.2f", 1.5, 1.2),
    COMPILING_MEMORY("compiling MB", "%.0f", 1.5, 1.15),
    SERVING_MEMORY("serving MB", "%.0f", 1.5, 1.15);

    private final String title;
    private final String format;
    private final double tolerance;
    private final double toleranceOfAll;

    StartCost(String title, String format, double tolerance, double toleranceOfAll) {
        this.title = title;
        this.format = format;
        this.tolerance = tolerance;
        this.toleranceOfAll = toleranceOfAll;
    }

    static List<String> titles() {
        return Stream.of(values()).map(StartCost::title).toList();
    }

    String title() {
        return title;
    }

    String format() {
        return format;
    }

    /** The ratio to the last time above which one description is at fault. */
    double tolerance() {
        return tolerance;
    }

    /** The ratio above which all of them are, taken in the middle: what one disturbed start does not move. */
    double toleranceOfAll() {
        return toleranceOfAll;
    }

    /** Whether it depends on how fast the machine is. */
    boolean isTime() {
        return this != COMPILING_MEMORY && this != SERVING_MEMORY;
    }
}
