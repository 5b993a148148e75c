package dev.ectype.runtime.junit;

/** Lists when an emulator is reset. */
public enum Reset {
    /** Each test starts with the initial state. Concurrent tests have a sandbox each. */
    BEFORE_EACH,
    /** Never: tests build on each other and share one emulator even if they run concurrently. */
    NEVER
}
