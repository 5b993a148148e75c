package input;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code OrderItemInput}. */
@Generated("dev.ectype")
public record OrderItemInput(String productId, @Nullable Integer quantity) {}
