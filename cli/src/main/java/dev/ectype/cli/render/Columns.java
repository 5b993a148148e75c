package dev.ectype.cli.render;

import dev.ectype.cli.terminal.SafeText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Aligns the cells of a table, numbers to the right, and escapes control characters. */
public final class Columns {
    private final List<List<String>> rows = new ArrayList<>();

    public Columns row(String... cells) {
        rows.add(Arrays.stream(cells).map(SafeText::line).toList());
        return this;
    }

    /** Returns the rows as lines without trailing spaces. */
    public List<String> lines() {
        return rows.stream().map(this::line).toList();
    }

    private String line(List<String> row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            String cell = row.get(column);
            String space = " ".repeat(Math.max(0, width(column) - cell.length()));
            line.append(column == 0 ? "" : "  ").append(isNumeric(column) ? space + cell : cell + space);
        }
        return line.toString().stripTrailing();
    }

    private int width(int column) {
        return rows.stream()
                .mapToInt(row -> column < row.size() ? row.get(column).length() : 0)
                .max()
                .orElse(0);
    }

    /** Returns whether all rows of a column, except a heading, contain numbers. */
    private boolean isNumeric(int column) {
        return rows.size() > 1
                && rows.stream()
                        .skip(1)
                        .allMatch(row -> column < row.size() && row.get(column).matches("[0-9][0-9./ ]*|-"));
    }
}
