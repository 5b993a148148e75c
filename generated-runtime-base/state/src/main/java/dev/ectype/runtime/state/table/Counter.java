package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.tree.KeyedValue;

/** Holds a named increasing number, such as the issue number of a repository. */
public record Counter(String key, long value) implements KeyedValue {
    @Override
    public boolean isVacant() {
        return value == 0;
    }
}
