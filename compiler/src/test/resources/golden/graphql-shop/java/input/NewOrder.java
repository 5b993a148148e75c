package input;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;

/** What a client sends to create an order. */
@Generated("dev.ectype")
public record NewOrder(List<OrderItemInput> items) {}
