package orders;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import dev.ectype.runtime.emulator.Member;
import org.jspecify.annotations.Nullable;

/** An order. Declared as {@code Order}. */
@Generated("dev.ectype")
public record Order(String id, String title, OrderStatus status, @Nullable Address address) {
    public static final Kind<Order> RESOURCE = Kind.of("orders", Order.class);
    public static final Member<Address> ADDRESS = Member.of("address", Address.class);
}
