package input;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.TextEnum;

/** An order status. Declared as {@code OrderStatus}. */
@Generated("dev.ectype")
public enum OrderStatus implements TextEnum {
    OPEN("OPEN"),
    CANCELLED("CANCELLED");

    private final String text;

    OrderStatus(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }
}
