package dev.ectype.runtime.emulator.model;

/** An emitted enumeration of texts. */
public interface TextEnum {
    /** The text as it stands in documents. */
    String text();
}
