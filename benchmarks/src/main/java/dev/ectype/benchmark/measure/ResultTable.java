package dev.ectype.benchmark.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Formats rows under a row of titles; aligns the first column left and the other columns right. */
public final class ResultTable {
    private final List<List<String>> rows = new ArrayList<>();

    public ResultTable(String... titles) {
        rows.add(List.of(titles));
    }

    public ResultTable row(String... cells) {
        if (cells.length != rows.get(0).size()) {
            throw new IllegalArgumentException(cells.length + " cells under " + rows.get(0));
        }
        rows.add(List.of(cells));
        return this;
    }

    @Override
    public String toString() {
        return rows.stream().map(this::line).collect(Collectors.joining("\n"));
    }

    private String line(List<String> row) {
        return IntStream.range(0, row.size())
                .mapToObj(column -> cell(row.get(column), column))
                .collect(Collectors.joining("  "));
    }

    private String cell(String text, int column) {
        int width =
                rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
        String space = " ".repeat(width - text.length());
        return column == 0 ? text + space : space + text;
    }
}
