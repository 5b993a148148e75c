package dev.ectype.runtime.emulator.model;

/** Marks emitted enums of texts. */
public interface TextEnum {
    /** Returns the text that documents contain. */
    String text();
}
