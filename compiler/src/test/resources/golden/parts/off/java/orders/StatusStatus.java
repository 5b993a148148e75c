package orders;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** A status status. */
@Generated("dev.ectype")
public enum StatusStatus implements Choice {
    PLACED("placed"),
    SENT("sent");

    private final String text;

    StatusStatus(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
