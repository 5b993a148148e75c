package dev.ectype.runtime.emulator;

/** An emitted enumeration of texts. */
public interface Choice {
    /** The text as it stands in documents. */
    String text();
}
