package input;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Order}. */
@Generated("dev.ectype")
public record Order(String id, OrderStatus status, List<OrderItem> items, @Nullable Document payment) {
    public static final ResourceKind<Order> RESOURCE = ResourceKind.of("orders", Order.class);
    public static final Member<OrderStatus> STATUS = Member.of("status", OrderStatus.class);
}
