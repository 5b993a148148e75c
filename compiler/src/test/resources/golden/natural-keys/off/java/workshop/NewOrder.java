package workshop;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code NewOrder}. */
@Generated("dev.ectype")
public record NewOrder(String title) {}
