package dev.ectype.controlplane.platform.crypto;

/**
 * A column of the database whose values are sealed with the application key. Each feature that seals values has a component for their column,
 * so that a rotation of the key finds all of them.
 */
public interface SealedColumn {
    String table();

    String column();

    /** The column that {@link #purpose} depends on, read as text. */
    String id();

    /** The purpose that the value of a row is sealed for. */
    String purpose(String id);
}
