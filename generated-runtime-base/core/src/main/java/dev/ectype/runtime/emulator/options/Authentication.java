package dev.ectype.runtime.emulator.options;

/** Selects how an emulator checks credentials. */
public enum Authentication {
    /** Checks nothing. */
    OFF,
    /** Requires a described credential in the described form. */
    PRESENCE,
    /** Requires one of the configured credentials. */
    STRICT
}
