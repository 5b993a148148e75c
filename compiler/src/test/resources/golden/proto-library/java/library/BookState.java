package library;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** A book state. Declared as {@code Book.State}. */
@Generated("dev.ectype")
public enum BookState implements Choice {
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
