package dev.ectype.runtime.emulator.options;

/** Selects how complete generated responses are. */
public enum Responses {
    /** Optional members that neither a client nor the description sets have generated values. */
    FULL,
    /** Optional members that neither a client nor the description sets are left out. */
    REQUIRED
}
