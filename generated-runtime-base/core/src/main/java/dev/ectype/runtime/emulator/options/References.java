package dev.ectype.runtime.emulator.options;

/** Selects whether requests may refer to instances that do not exist. */
public enum References {
    /** Requests may contain references to nothing, unless the description says otherwise. */
    LENIENT,
    /** References to nothing are errors. */
    STRICT
}
