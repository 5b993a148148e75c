package forge;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** A settings visibility. */
@Generated("dev.ectype")
public enum SettingsVisibility implements TextEnum {
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
