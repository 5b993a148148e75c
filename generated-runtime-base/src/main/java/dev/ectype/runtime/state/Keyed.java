package dev.ectype.runtime.state;

/** A value that knows the key under which a {@link KeyMap} keeps it. */
interface Keyed {
    String key();

    /** Whether nothing is lost when the map forgets this value. */
    boolean isVacant();
}
