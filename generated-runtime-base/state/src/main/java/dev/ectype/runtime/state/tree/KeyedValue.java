package dev.ectype.runtime.state.tree;

/** Represents a value of a {@link KeyMap} with its key. */
public interface KeyedValue {
    String key();

    /** Returns true if the map may drop this value. */
    boolean isVacant();
}
