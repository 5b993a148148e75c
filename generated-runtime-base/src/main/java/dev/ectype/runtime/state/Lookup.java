package dev.ectype.runtime.state;

import java.util.Collection;
import java.util.List;

/** How rows are found without looking at the others. */
public sealed interface Lookup permits Lookup.Keyed, Lookup.Named {
    /** Rows of which an index reads one of these keys. */
    record Keyed(RowIndex index, List<String> keys) implements Lookup {
        public Keyed {
            keys = List.copyOf(keys);
        }
    }

    /** Rows that have one of these ids. */
    record Named(Collection<String> ids) implements Lookup {
        public Named {
            ids = List.copyOf(ids);
        }
    }
}
