package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.measure.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A row for each description, for people: counts, whether it behaves as described, costs and their ratio to the last. */
final class SurveyTable {
    private static final List<Cost> SHOWN =
            List.of(Cost.COLD_SECONDS, Cost.CACHED_SECONDS, Cost.COMPILING_MEMORY, Cost.SERVING_MEMORY);

    private SurveyTable() {}

    static Table of(Map<String, Counts> counts, CostComparison costs) {
        List<String> titles = new ArrayList<>(List.of("description"));
        titles.addAll(Counts.COLUMNS);
        titles.add("described");
        for (Cost cost : SHOWN) {
            titles.addAll(List.of(cost.title(), "ratio"));
        }
        Table table = new Table(titles.toArray(String[]::new));
        costs.now().forEach((name, cost) -> {
            Counts counted = counts.get(name);
            List<String> row = new ArrayList<>(List.of(name));
            row.addAll(counted == null ? List.of("", "", "", "") : counted.cells());
            row.add(counted == null ? "" : counted.isWhole() ? "yes" : "no");
            for (Cost each : SHOWN) {
                Double ratio = costs.ratio(name, each);
                row.add(cost.cell(each));
                row.add(ratio == null ? "-" : String.format(Locale.ROOT, "%.2f", ratio));
            }
            table.row(row.toArray(String[]::new));
        });
        return table;
    }

    /** All descriptions in one line. */
    static String sum(Map<String, Counts> counts) {
        long operations = 0;
        long answered = 0;
        long whole = 0;
        for (Counts each : counts.values()) {
            operations += each.operations();
            answered += each.answered();
            whole += each.isWhole() ? 1 : 0;
        }
        return counts.size() + " descriptions, " + whole + " of them answered whole, " + answered + " of " + operations
                + " operations answered";
    }
}
