package dev.ectype.benchmark.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Compares current counts with those of a baseline for each description.
 *
 * @param whole whether all descriptions of a folder in the baseline should have been counted
 */
record CountComparison(Map<String, CheckCounts> baseline, Map<String, CheckCounts> current, boolean whole) {
    CountComparison {
        baseline = new TreeMap<>(baseline);
        current = new TreeMap<>(current);
    }

    /** Describes decreased counts. A folder without a baseline is a new one. */
    List<String> falls() {
        List<String> falls = new ArrayList<>();
        boolean known = whole && current.keySet().stream().anyMatch(baseline::containsKey);
        for (Map.Entry<String, CheckCounts> each : baseline.entrySet()) {
            CheckCounts counts = current.get(each.getKey());
            if (counts != null) {
                counts.falls(each.getValue()).forEach(fall -> falls.add(each.getKey() + ": " + fall));
            } else if (known) {
                falls.add(each.getKey() + ": is kept, and was not counted");
            }
        }
        return falls;
    }

    /** Describes the other differences: increased counts and descriptions without a baseline. */
    List<String> changes() {
        List<String> news = new ArrayList<>();
        List<String> falls = falls();
        current.forEach((name, counts) -> {
            CheckCounts before = baseline.get(name);
            List<String> changes = before == null ? List.of("is not kept") : counts.changes(before);
            changes.stream()
                    .map(change -> name + ": " + change)
                    .filter(change -> !falls.contains(change))
                    .forEach(news::add);
        });
        return news;
    }
}
