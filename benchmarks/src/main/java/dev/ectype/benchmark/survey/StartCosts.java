package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.start.StartMeasurement;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The median costs of several starts of one description, a number for each {@link StartCost}. */
record StartCosts(List<Double> numbers) {
    StartCosts {
        numbers = List.copyOf(numbers);
        if (numbers.size() != StartCost.values().length) {
            throw new IllegalArgumentException(numbers.size() + " numbers for " + List.of(StartCost.values()));
        }
    }

    /** Computes the costs of cold and cached starts. */
    static StartCosts of(List<StartMeasurement> cold, List<StartMeasurement> cached) {
        return new StartCosts(List.of(
                median(cold, StartMeasurement::seconds),
                median(cached, StartMeasurement::seconds),
                median(cold, StartMeasurement::processorSeconds),
                median(cached, StartMeasurement::processorSeconds),
                median(cold, start -> start.peakKilobytes() / 1024.0),
                median(cached, start -> start.peakKilobytes() / 1024.0)));
    }

    /** Reads the costs from the cells of a baseline table. */
    static StartCosts of(List<String> cells) {
        return new StartCosts(cells.stream().map(Double::valueOf).toList());
    }

    private static double median(List<StartMeasurement> starts, ToDoubleFunction<StartMeasurement> fact) {
        return Medians.of(starts.stream().map(fact::applyAsDouble).toList());
    }

    double of(StartCost cost) {
        return numbers.get(cost.ordinal());
    }

    String cell(StartCost cost) {
        return String.format(Locale.ROOT, cost.format(), of(cost));
    }

    List<String> cells() {
        List<String> cells = new ArrayList<>();
        for (StartCost cost : StartCost.values()) {
            cells.add(cell(cost));
        }
        return cells;
    }

    void writeTo(JsonWriter line) {
        for (StartCost cost : StartCost.values()) {
            line.name(cost.title()).value(JsonLinesFile.number(of(cost)));
        }
    }
}
