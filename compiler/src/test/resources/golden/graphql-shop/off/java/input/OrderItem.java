package input;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code OrderItem}. */
@Generated("dev.ectype")
public record OrderItem(@Nullable String productId, int quantity) {}
