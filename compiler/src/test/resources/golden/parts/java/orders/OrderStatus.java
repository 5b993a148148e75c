package orders;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** An order status. */
@Generated("dev.ectype")
public enum OrderStatus implements TextEnum {
    PLACED("placed"),
    SENT("sent");

    private final String text;

    OrderStatus(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
