package dev.ectype.runtime.state;

/** A filter of which is known how the rows that it accepts are found. */
record FoundFilter(RowFilter filter, Lookup lookup) implements RowFilter {
    @Override
    public boolean accepts(Row row) {
        return filter.accepts(row);
    }
}
