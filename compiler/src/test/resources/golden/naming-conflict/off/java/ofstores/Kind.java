package ofstores;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** A kind. Declared as {@code Kind}. */
@Generated("dev.ectype")
public enum Kind implements TextEnum {
    OPEN("Open"),
    OPEN2("open"),
    OPEN3("OPEN"),
    EMPTY(""),
    VALUE_1("1"),
    A_B("a b"),
    A_B2("a-b");

    private final String text;

    Kind(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
