package dev.ectype.benchmark.survey;

import java.util.List;
import java.util.stream.Stream;

/** The kinds of start costs, with their formats and tolerances. */
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

    /** The ratio to the baseline above which one description fails. */
    double tolerance() {
        return tolerance;
    }

    /** The median ratio above which all descriptions fail; one disturbed start does not change it. */
    double toleranceOfAll() {
        return toleranceOfAll;
    }

    /** Reports whether the cost depends on the speed of the machine. */
    boolean isTime() {
        return this != COMPILING_MEMORY && this != SERVING_MEMORY;
    }
}
