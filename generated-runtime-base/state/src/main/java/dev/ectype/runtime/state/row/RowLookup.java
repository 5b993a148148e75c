package dev.ectype.runtime.state.row;

import java.util.Collection;
import java.util.List;

/** Finds rows without a scan. */
public sealed interface RowLookup permits RowLookup.ByKeys, RowLookup.ByIds {
    /** Finds rows with one of these keys of an index. */
    record ByKeys(RowIndex index, List<String> keys) implements RowLookup {
        public ByKeys {
            keys = List.copyOf(keys);
        }
    }

    /** Finds rows with one of these ids. */
    record ByIds(Collection<String> ids) implements RowLookup {
        public ByIds {
            ids = List.copyOf(ids);
        }
    }
}
