package orders;

import dev.ectype.runtime.emulator.Choice;
import dev.ectype.runtime.emulator.Generated;

/** An order status. */
@Generated("dev.ectype")
public enum OrderStatus implements Choice {
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
