package dev.ectype.runtime.state.row;

import java.util.ArrayList;
import java.util.List;

/** Accepts the rows that several filters accept. */
public record ConjunctionFilter(List<RowFilter> parts) implements RowFilter {
    static RowFilter of(RowFilter one, RowFilter other) {
        List<RowFilter> all = new ArrayList<>(one.parts());
        all.addAll(other.parts());
        return new ConjunctionFilter(all);
    }

    @Override
    public boolean accepts(Row row) {
        for (RowFilter part : parts) {
            if (!part.accepts(row)) {
                return false;
            }
        }
        return true;
    }
}
