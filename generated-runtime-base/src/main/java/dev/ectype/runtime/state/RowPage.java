package dev.ectype.runtime.state;

import java.util.List;

/** Some rows of a list, how many come before them, and how many there are in all. */
public record RowPage(List<Row> rows, int offset, int total) {
    public RowPage {
        rows = List.copyOf(rows);
    }

    public boolean hasNext() {
        return offset + rows.size() < total;
    }

    public boolean hasPrevious() {
        return offset > 0;
    }
}
