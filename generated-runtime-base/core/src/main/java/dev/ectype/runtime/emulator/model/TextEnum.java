package dev.ectype.runtime.emulator.model;

/** Marks emitted enums of texts. The text of a constant is its name, unless {@link SnakeCase} or {@link JsonName} say otherwise. */
public interface TextEnum {
    /** Returns the text that documents contain. */
    default String text() {
        return EnumTexts.textOf((Enum<?>) this);
    }
}
