package forge;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** An issue state. */
@Generated("dev.ectype")
public enum IssueState implements Choice {
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
