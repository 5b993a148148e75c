package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.KeyedValue;
import org.jspecify.annotations.Nullable;

/** Groups the rows with a common value, such as an owner, in the order of creation. */
public record RowGroup(String key, RowTree rows) implements KeyedValue {
    static final RowGroup NONE = new RowGroup("", RowTree.EMPTY);

    @Override
    public boolean isVacant() {
        return rows.size() == 0;
    }

    @Nullable
    public Row oldest() {
        return isVacant() ? null : rows.get(0);
    }

    RowGroup with(Row row) {
        return new RowGroup(key, rows.with(row));
    }

    RowGroup withoutOldest(int count) {
        return new RowGroup(key, rows.withoutOldest(count));
    }

    RowGroup without(Row row) {
        return new RowGroup(key, rows.without(row.slot()));
    }
}
