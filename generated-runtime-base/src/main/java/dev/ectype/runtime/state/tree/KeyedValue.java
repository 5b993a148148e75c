package dev.ectype.runtime.state.tree;

/** A value that knows the key under which a {@link KeyMap} keeps it. */
public interface KeyedValue {
    String key();

    /** Whether nothing is lost when the map forgets this value. */
    boolean isVacant();
}
