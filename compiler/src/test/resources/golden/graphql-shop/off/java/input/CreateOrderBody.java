package input;

import dev.ectype.runtime.emulator.Generated;
import java.util.List;

/** What a client sends to create order. */
@Generated("dev.ectype")
public record CreateOrderBody(List<OrderItemInput> items) {}
