package contents;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** Request body that creates a file purpose. */
@Generated("dev.ectype")
public enum NewFilePurpose implements TextEnum {
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
