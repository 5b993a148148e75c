package dev.ectype.controlplane.platform.database;

import org.jooq.Field;

/** A row that was read, whoever read it: a record of jOOQ is one by {@code row::get}. */
@FunctionalInterface
public interface Row {
    /** What stands in a column; null where nothing does. */
    <V> V get(Field<V> column);
}
