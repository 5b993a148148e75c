package orders;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Request body that creates an order. Declared as {@code NewOrder}. */
@Generated("dev.ectype")
public record NewOrder(String title, @Nullable Address address) {}
