package input;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;

/** Request body that creates an order. */
@Generated("dev.ectype")
public record NewOrder(List<OrderItemInput> items) {}
