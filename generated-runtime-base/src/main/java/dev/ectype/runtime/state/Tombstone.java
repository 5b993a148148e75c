package dev.ectype.runtime.state;

import org.jspecify.annotations.Nullable;

/** What is left of a removed row; null once the id is used again. */
record Tombstone(String key, @Nullable Row row) implements Keyed {
    @Override
    public boolean isVacant() {
        return row == null;
    }
}
