package dev.ectype.runtime.state.row;

/** Adds a lookup to a filter. */
record LookupFilter(RowFilter filter, RowLookup lookup) implements RowFilter {
    @Override
    public boolean accepts(Row row) {
        return filter.accepts(row);
    }
}
