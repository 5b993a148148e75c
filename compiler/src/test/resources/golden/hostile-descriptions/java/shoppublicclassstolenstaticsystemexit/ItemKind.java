package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** An item kind. */
@Generated("dev.ectype")
public enum ItemKind implements Choice {
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
