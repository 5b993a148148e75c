package dev.ectype.runtime.state.row;

/** A filter of which is known how the rows that it accepts are found. */
record LookupFilter(RowFilter filter, RowLookup lookup) implements RowFilter {
    @Override
    public boolean accepts(Row row) {
        return filter.accepts(row);
    }
}
