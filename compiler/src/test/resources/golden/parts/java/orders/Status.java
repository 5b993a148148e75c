package orders;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code Status}. */
@Generated("dev.ectype")
public record Status(OrderStatus status) {}
