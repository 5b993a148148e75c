package dev.ectype.controlplane.platform.crypto;

/**
 * Declares a database column with sealed values. Each feature has a component for its sealed column, so that a key rotation finds all of
 * them.
 */
public interface SealedColumn {
    String table();

    String column();

    /** Returns the column that determines the {@link #purpose}, read as text. */
    String id();

    /** Returns the purpose of a row's sealed value. */
    String purpose(String id);
}
