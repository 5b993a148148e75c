package dev.ectype.benchmark.survey;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * The counts of a check of one description, which are the same on every machine.
 *
 * @param numbers the numbers in the order of the columns
 */
record CheckCounts(List<Long> numbers) {
    private static final String LINES = "lines";

    static final List<String> COLUMNS = List.of(
            "operations", "answered", "resources", LINES, "groups", "remembered", "bound", "described", "returned");

    CheckCounts {
        numbers = List.copyOf(numbers);
    }

    /** Reads the counts from a row of a check. */
    static CheckCounts in(Document row) {
        return of(COLUMNS.stream()
                .map(column -> {
                    Document count = row.member(column);
                    return count == null ? "0" : count.text();
                })
                .toList());
    }

    /** Reads the counts from the cells of a baseline table. An older table has fewer columns. */
    static CheckCounts of(List<String> cells) {
        List<Long> numbers = new ArrayList<>();
        for (int column = 0; column < COLUMNS.size(); column++) {
            numbers.add(column < cells.size() ? Long.parseLong(cells.get(column)) : 0);
        }
        return new CheckCounts(numbers);
    }

    long operations() {
        return numbers.get(0);
    }

    long answered() {
        return numbers.get(1);
    }

    List<String> cells() {
        return numbers().stream().map(String::valueOf).toList();
    }

    void writeTo(JsonWriter line) {
        for (int column = 0; column < COLUMNS.size(); column++) {
            line.name(COLUMNS.get(column)).value(numbers().get(column));
        }
    }

    boolean isWhole() {
        return answered() == operations();
    }

    /** Describes decreased counts. Fewer lines for the same behavior are an improvement and do not count. */
    List<String> falls(CheckCounts baseline) {
        List<String> falls = new ArrayList<>();
        for (String change : changes(baseline)) {
            int column = COLUMNS.indexOf(change.substring(0, change.indexOf(' ')));
            if (column != COLUMNS.indexOf(LINES)
                    && numbers().get(column) < baseline.numbers().get(column)) {
                falls.add(change);
            }
        }
        if (falls.isEmpty() && baseline.isWhole() && !isWhole()) {
            falls.add("answered " + answered() + " of " + operations() + ", and all of them before");
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
