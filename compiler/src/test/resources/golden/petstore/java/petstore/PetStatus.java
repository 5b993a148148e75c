package petstore;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** A pet status. Declared as {@code PetStatus}. */
@Generated("dev.ectype")
public enum PetStatus implements Choice {
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
