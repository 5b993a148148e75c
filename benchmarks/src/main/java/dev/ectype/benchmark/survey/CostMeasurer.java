package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.start.BenchmarkCache;
import dev.ectype.benchmark.start.MeasuredDescription;
import dev.ectype.benchmark.start.StartMeasurement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Measures the start costs of descriptions.
 *
 * @param runs the number of cold starts and of cached starts of each description
 */
record CostMeasurer(BenchmarkCache cache, int runs) {
    /** Measures the costs by description name, and those of the yardstick in between. */
    Map<String, StartCosts> costs(List<SurveyedDescription> descriptions) throws IOException, InterruptedException {
        cache.clear();
        StartMeasurement.measure(
                MeasuredDescription.of(descriptions.get(0).file().toString()), false, cache);
        cache.awaitArchive();
        Yardstick yardstick = new Yardstick();
        yardstick.take();
        Map<String, StartCosts> costs = new TreeMap<>();
        for (SurveyedDescription each : descriptions) {
            yardstick.take();
            costs.put(each.name(), costs(MeasuredDescription.of(each.file().toString())));
        }
        costs.put(CostComparison.YARDSTICK, yardstick.costs());
        return costs;
    }

    private StartCosts costs(MeasuredDescription description) throws IOException {
        List<StartMeasurement> cold = new ArrayList<>();
        List<StartMeasurement> cached = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            cache.forget();
            cold.add(StartMeasurement.measure(description, false, cache));
            cached.add(StartMeasurement.measure(description, true, cache));
        }
        return StartCosts.of(cold, cached);
    }
}
