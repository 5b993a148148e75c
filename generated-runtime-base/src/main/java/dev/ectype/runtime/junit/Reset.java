package dev.ectype.runtime.junit;

/** When an emulator forgets what tests did to it. */
public enum Reset {
    /** Each test starts with the state at the start; tests that run at once have a sandbox each. */
    BEFORE_EACH,
    /** Never: tests build on each other, and share one emulator even when they run at once. */
    NEVER
}
