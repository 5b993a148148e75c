package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.start.Cache;
import dev.ectype.benchmark.start.Description;
import dev.ectype.benchmark.start.Start;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Starts descriptions.
 *
 * @param runs how often each is started compiling and not
 */
record Measuring(Cache cache, int runs) {
    /** The costs by the names of the descriptions, and those of the yardstick, which is taken in between. */
    Map<String, Costs> costs(List<Named> descriptions) throws IOException, InterruptedException {
        cache.clear();
        Start.measure(Description.of(descriptions.get(0).file().toString()), false, cache);
        cache.awaitArchive();
        Yardstick yardstick = new Yardstick();
        yardstick.take();
        Map<String, Costs> costs = new TreeMap<>();
        for (Named each : descriptions) {
            yardstick.take();
            costs.put(each.name(), costs(Description.of(each.file().toString())));
        }
        costs.put(CostComparison.YARDSTICK, yardstick.costs());
        return costs;
    }

    private Costs costs(Description description) throws IOException {
        List<Start> cold = new ArrayList<>();
        List<Start> cached = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            cache.forget();
            cold.add(Start.measure(description, false, cache));
            cached.add(Start.measure(description, true, cache));
        }
        return Costs.of(cold, cached);
    }
}
