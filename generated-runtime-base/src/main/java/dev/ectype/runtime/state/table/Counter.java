package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.tree.KeyedValue;

/** A named number that only goes up, such as the issues of one repository. */
public record Counter(String key, long value) implements KeyedValue {
    @Override
    public boolean isVacant() {
        return value == 0;
    }
}
