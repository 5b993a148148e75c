package dev.ectype.runtime.state.row;

import java.util.Collection;
import java.util.List;

/** How rows are found without looking at the others. */
public sealed interface RowLookup permits RowLookup.ByKeys, RowLookup.ByIds {
    /** Rows of which an index reads one of these keys. */
    record ByKeys(RowIndex index, List<String> keys) implements RowLookup {
        public ByKeys {
            keys = List.copyOf(keys);
        }
    }

    /** Rows that have one of these ids. */
    record ByIds(Collection<String> ids) implements RowLookup {
        public ByIds {
            ids = List.copyOf(ids);
        }
    }
}
