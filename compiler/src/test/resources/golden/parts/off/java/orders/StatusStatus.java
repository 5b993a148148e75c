package orders;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** A status status. */
@Generated("dev.ectype")
public enum StatusStatus implements TextEnum {
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
