package dev.ectype.runtime.state;

/** Where a sandbox begins. */
public enum ForkPoint {
    /** With the state as it is. */
    NOW,
    /** With the state at the start, whatever was written since. */
    START
}
