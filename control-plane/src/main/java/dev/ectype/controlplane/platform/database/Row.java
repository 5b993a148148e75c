package dev.ectype.controlplane.platform.database;

import org.jooq.Field;

/** Represents a row that was read; {@code row::get} adapts a jOOQ record. */
@FunctionalInterface
public interface Row {
    /** Returns the value of a column, or null. */
    <V> V get(Field<V> column);
}
