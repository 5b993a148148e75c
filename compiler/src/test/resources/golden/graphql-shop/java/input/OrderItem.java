package input;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** An order item. Declared as {@code OrderItem}. */
@Generated("dev.ectype")
public record OrderItem(@Nullable String productId, int quantity) {}
