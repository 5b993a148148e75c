package forge;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** An issue state. */
@Generated("dev.ectype")
public enum IssueState implements TextEnum {
    OPEN("open"),
    CLOSED("closed");

    private final String text;

    IssueState(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
