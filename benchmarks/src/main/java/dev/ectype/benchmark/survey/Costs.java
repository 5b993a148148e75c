package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.measure.Lines;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.start.Start;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The medians of some starts of one description, a number for each {@link Cost}. */
record Costs(List<Double> numbers) {
    Costs {
        numbers = List.copyOf(numbers);
        if (numbers.size() != Cost.values().length) {
            throw new IllegalArgumentException(numbers.size() + " numbers for " + List.of(Cost.values()));
        }
    }

    /** Of starts that compiled and starts that need not. */
    static Costs of(List<Start> cold, List<Start> cached) {
        return new Costs(List.of(
                median(cold, Start::seconds),
                median(cached, Start::seconds),
                median(cold, Start::processorSeconds),
                median(cached, Start::processorSeconds),
                median(cold, start -> start.peakKilobytes() / 1024.0),
                median(cached, start -> start.peakKilobytes() / 1024.0)));
    }

    /** The costs in the cells of a kept table. */
    static Costs of(List<String> cells) {
        return new Costs(cells.stream().map(Double::valueOf).toList());
    }

    private static double median(List<Start> starts, ToDoubleFunction<Start> fact) {
        return Medians.of(starts.stream().map(fact::applyAsDouble).toList());
    }

    double of(Cost cost) {
        return numbers.get(cost.ordinal());
    }

    String cell(Cost cost) {
        return String.format(Locale.ROOT, cost.format(), of(cost));
    }

    List<String> cells() {
        List<String> cells = new ArrayList<>();
        for (Cost cost : Cost.values()) {
            cells.add(cell(cost));
        }
        return cells;
    }

    void writeTo(JsonWriter line) {
        for (Cost cost : Cost.values()) {
            line.name(cost.title()).value(Lines.number(of(cost)));
        }
    }
}
