package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.measure.ResultTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Formats a row for each description: counts, validity, costs and their ratios to the baseline. */
final class SurveyTable {
    private static final List<StartCost> MAX_ROWS = List.of(
            StartCost.COLD_SECONDS, StartCost.CACHED_SECONDS, StartCost.COMPILING_MEMORY, StartCost.SERVING_MEMORY);

    private SurveyTable() {}

    static ResultTable of(Map<String, CheckCounts> counts, CostComparison costs) {
        List<String> titles = new ArrayList<>(List.of("description"));
        titles.addAll(CheckCounts.COLUMNS);
        titles.add("whole");
        for (StartCost cost : MAX_ROWS) {
            titles.addAll(List.of(cost.title(), "ratio"));
        }
        ResultTable table = new ResultTable(titles.toArray(String[]::new));
        costs.current().forEach((name, cost) -> {
            CheckCounts counted = counts.get(name);
            List<String> row = new ArrayList<>(List.of(name));
            row.addAll(counted == null ? Collections.nCopies(CheckCounts.COLUMNS.size(), "") : counted.cells());
            row.add(counted == null ? "" : counted.isWhole() ? "yes" : "no");
            for (StartCost each : MAX_ROWS) {
                Double ratio = costs.ratio(name, each);
                row.add(cost.cell(each));
                row.add(ratio == null ? "-" : String.format(Locale.ROOT, "%.2f", ratio));
            }
            table.row(row.toArray(String[]::new));
        });
        return table;
    }

    /** The totals of all descriptions in one line. */
    static String sum(Map<String, CheckCounts> counts) {
        long operations = 0;
        long answered = 0;
        long whole = 0;
        for (CheckCounts each : counts.values()) {
            operations += each.operations();
            answered += each.answered();
            whole += each.isWhole() ? 1 : 0;
        }
        return counts.size() + " descriptions, " + whole + " of them answered whole, " + answered + " of " + operations
                + " operations answered";
    }
}
