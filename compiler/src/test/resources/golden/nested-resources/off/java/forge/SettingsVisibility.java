package forge;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** A settings visibility. */
@Generated("dev.ectype")
public enum SettingsVisibility implements Choice {
    PUBLIC("public"),
    PRIVATE("private");

    private final String text;

    SettingsVisibility(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
