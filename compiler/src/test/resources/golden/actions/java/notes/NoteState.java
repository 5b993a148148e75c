package notes;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** A note state. */
@Generated("dev.ectype")
public enum NoteState implements Choice {
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
