package library;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** A book state. Declared as {@code Book.State}. */
@Generated("dev.ectype")
public enum BookState implements TextEnum {
    STATE_UNSPECIFIED("STATE_UNSPECIFIED"),
    AVAILABLE("AVAILABLE"),
    ARCHIVED("ARCHIVED");

    private final String text;

    BookState(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
