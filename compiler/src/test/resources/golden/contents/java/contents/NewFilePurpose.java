package contents;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** What a client sends to create a file purpose. */
@Generated("dev.ectype")
public enum NewFilePurpose implements Choice {
    LOGO("logo"),
    OTHER("other");

    private final String text;

    NewFilePurpose(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
