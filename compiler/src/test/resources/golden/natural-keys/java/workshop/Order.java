package workshop;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code Order}. */
@Generated("dev.ectype")
public record Order(long number, String title) {
    public static final ResourceKind<Order> RESOURCE = ResourceKind.of("orders", Order.class);
}
