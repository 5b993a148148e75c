package dev.ectype.runtime.emulator.options;

/** Selects how strictly an emulator reads requests where real servers are lenient. */
public enum Edge {
    /** Unknown parameters, media types and values fall back to described ones. */
    LENIENT,
    /** Unknown parameters, media types and values are errors. */
    STRICT
}
