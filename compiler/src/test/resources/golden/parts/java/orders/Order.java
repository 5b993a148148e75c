package orders;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Order}. */
@Generated("dev.ectype")
public record Order(String id, String title, OrderStatus status, @Nullable Address address) {
    public static final ResourceKind<Order> RESOURCE = ResourceKind.of("orders", Order.class);
    public static final Member<Address> ADDRESS = Member.of("address", Address.class);
}
