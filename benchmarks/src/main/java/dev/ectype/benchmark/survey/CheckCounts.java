package dev.ectype.benchmark.survey;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * The counts of a check of one description, which are the same on every machine.
 *
 * @param answered the number of operations with a successful and valid reply
 */
record CheckCounts(long operations, long answered, long resources, long lines) {
    static final List<String> COLUMNS = List.of("operations", "answered", "resources", "lines");

    /** Reads the counts from a row of a check. */
    static CheckCounts in(Document row) {
        return of(COLUMNS.stream()
                .map(column -> {
                    Document count = row.member(column);
                    return count == null ? "0" : count.text();
                })
                .toList());
    }

    /** Reads the counts from the cells of a baseline table. */
    static CheckCounts of(List<String> cells) {
        return new CheckCounts(number(cells, 0), number(cells, 1), number(cells, 2), number(cells, 3));
    }

    private static long number(List<String> cells, int column) {
        return Long.parseLong(cells.get(column));
    }

    List<String> cells() {
        return numbers().stream().map(String::valueOf).toList();
    }

    void writeTo(JsonWriter line) {
        for (int column = 0; column < COLUMNS.size(); column++) {
            line.name(COLUMNS.get(column)).value(numbers().get(column));
        }
    }

    private List<Long> numbers() {
        return List.of(operations, answered, resources, lines);
    }

    boolean isWhole() {
        return answered == operations;
    }

    /** Describes decreased counts. Fewer lines for the same behavior are an improvement and do not count. */
    List<String> falls(CheckCounts baseline) {
        List<String> falls = new ArrayList<>();
        for (String change : changes(baseline)) {
            int column = COLUMNS.indexOf(change.substring(0, change.indexOf(' ')));
            if (column < COLUMNS.indexOf("lines")
                    && numbers().get(column) < baseline.numbers().get(column)) {
                falls.add(change);
            }
        }
        if (falls.isEmpty() && baseline.isWhole() && !isWhole()) {
            falls.add("answered " + answered + " of " + operations + ", and all of them before");
        }
        return falls;
    }

    /** Describes all differences from the baseline. */
    List<String> changes(CheckCounts baseline) {
        List<String> changes = new ArrayList<>();
        for (int column = 0; column < COLUMNS.size(); column++) {
            if (!numbers().get(column).equals(baseline.numbers().get(column))) {
                changes.add(COLUMNS.get(column) + " " + baseline.numbers().get(column) + " -> "
                        + numbers().get(column));
            }
        }
        return changes;
    }
}
