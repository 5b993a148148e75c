package dev.ectype.runtime.emulator.options;

/** How exact a client must be where a description leaves nothing open but real servers are lenient. */
public enum Edge {
    /** What the description does not know falls back to what it describes. */
    LENIENT,
    /** What the description does not know is an error. */
    STRICT
}
