package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** A pet status. */
@Generated("dev.ectype")
public enum PetStatus implements TextEnum {
    AVAILABLE("available"),
    ADOPTED("adopted");

    private final String text;

    PetStatus(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
