package dev.ectype.runtime.state;

import org.jspecify.annotations.Nullable;

/** The rows that share a value, such as an owner, in the order of their creation. */
record Group(String key, RowTree rows) implements Keyed {
    static final Group NONE = new Group("", RowTree.EMPTY);

    @Override
    public boolean isVacant() {
        return rows.size() == 0;
    }

    @Nullable
    Row oldest() {
        return isVacant() ? null : rows.get(0);
    }

    Group with(Row row) {
        return new Group(key, rows.with(row));
    }

    Group without(Row row) {
        return new Group(key, rows.without(row.slot()));
    }
}
