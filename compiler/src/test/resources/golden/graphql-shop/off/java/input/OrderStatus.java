package input;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** An order status. Declared as {@code OrderStatus}. */
@Generated("dev.ectype")
public enum OrderStatus implements Choice {
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
