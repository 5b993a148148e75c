package orders;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code NewOrder}. */
@Generated("dev.ectype")
public record NewOrder(String title, @Nullable Address address) {}
