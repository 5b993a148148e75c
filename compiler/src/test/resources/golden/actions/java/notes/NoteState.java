package notes;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** A note state. */
@Generated("dev.ectype")
public enum NoteState implements TextEnum {
    DRAFT("draft"),
    PUBLISHED("published"),
    WITHDRAWN("withdrawn");

    private final String text;

    NoteState(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
