package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.tree.KeyedValue;
import org.jspecify.annotations.Nullable;

/** Holds the remains of a removed row; null once the id is used again. */
public record Tombstone(String key, @Nullable Row row) implements KeyedValue {
    @Override
    public boolean isVacant() {
        return row == null;
    }
}
