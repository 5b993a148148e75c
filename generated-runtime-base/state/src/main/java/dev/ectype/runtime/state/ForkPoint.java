package dev.ectype.runtime.state;

/** Lists the initial states of a sandbox. */
public enum ForkPoint {
    /** The current state. */
    NOW,
    /** The state at the start, without later writes. */
    START
}
