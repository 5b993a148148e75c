package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** An item kind. */
@Generated("dev.ectype")
public enum ItemKind implements TextEnum {
    EMPTY("\""),
    EMPTY2("\\"),
    EMPTY3("*/"),
    EMPTY4("\n"),
    L("$L"),
    U0022("\\u0022"),
    N_CODE("ünïcode"),
    PACKAGE("package"),
    EMPTY5("😀");

    private final String text;

    ItemKind(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
