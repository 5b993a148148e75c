package input;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Order}. */
@Generated("dev.ectype")
public record Order(String id, OrderStatus status, List<OrderItem> items, @Nullable Document payment) {}
