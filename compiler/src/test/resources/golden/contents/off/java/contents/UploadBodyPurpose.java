package contents;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** An upload body purpose. */
@Generated("dev.ectype")
public enum UploadBodyPurpose implements Choice {
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
