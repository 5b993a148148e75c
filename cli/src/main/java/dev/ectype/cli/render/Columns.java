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
        List<Column> columns = new ArrayList<>();
        int most = rows.stream().mapToInt(List::size).max().orElse(0);
        for (int column = 0; column < most; column++) {
            columns.add(new Column(width(column), isNumeric(column)));
        }
        return rows.stream().map(row -> line(row, columns)).toList();
    }

    /** Holds the number of characters of the longest cell, and whether all cells are numbers. */
    private record Column(int width, boolean numeric) {
        String aligned(String cell) {
            String space = " ".repeat(width - cell.length());
            return numeric ? space + cell : cell + space;
        }
    }

    private static String line(List<String> row, List<Column> columns) {
        StringBuilder line = new StringBuilder();
        for (int at = 0; at < row.size(); at++) {
            line.append(at == 0 ? "" : "  ").append(columns.get(at).aligned(row.get(at)));
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
