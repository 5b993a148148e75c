package library;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** A genre. Declared as {@code Genre}. */
@Generated("dev.ectype")
public enum Genre implements TextEnum {
    GENRE_UNSPECIFIED("GENRE_UNSPECIFIED"),
    NOVEL("NOVEL"),
    ESSAY("ESSAY");

    private final String text;

    Genre(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
