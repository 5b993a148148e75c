package dev.ectype.runtime.emulator.options;

/** How much of a credential an emulator asks for. */
public enum Authentication {
    /** Nothing. */
    OFF,
    /** That a described credential is there, in its form. */
    PRESENCE,
    /** One of those that the emulator was told. */
    STRICT
}
