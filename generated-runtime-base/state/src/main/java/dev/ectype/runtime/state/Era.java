package dev.ectype.runtime.state;

/** Identifies an uninterrupted period in the history of a state. */
public final class Era {
    Era() {}
}
