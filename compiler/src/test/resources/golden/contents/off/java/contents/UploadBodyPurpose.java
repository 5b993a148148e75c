package contents;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** An upload body purpose. */
@Generated("dev.ectype")
public enum UploadBodyPurpose implements TextEnum {
    LOGO("logo"),
    OTHER("other");

    private final String text;

    UploadBodyPurpose(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
