package input;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import java.util.List;

/** The operations on {@link Order}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class OrderOperations extends InputStores {
    public OrderOperations(RequestContext context) {
        super(context);
    }

    /** {@code query order}. Returns 200 or 404. */
    protected Reply<Order> order(String id) {
        return ok(orders().require(id));
    }

    /** {@code mutation createOrder}. Returns 200 or 409. */
    protected Reply<Order> createOrder(Body<NewOrder> body) {
        return created(orders().insert(body));
    }

    /** {@code mutation cancelOrder}. Changes the state {@code OPEN -> CANCELLED}. Returns 200, 404 or 409. */
    protected Reply<Order> cancelOrder(String id) {
        return ok(orders().transition(
                orders().require(id), Order.STATUS, List.of(OrderStatus.OPEN), OrderStatus.CANCELLED));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "order" -> order(arguments().value("id", String.class));
            case "createOrder" -> createOrder(body(NewOrder.class));
            case "cancelOrder" -> cancelOrder(arguments().value("id", String.class));
            default -> unknown(operation);
        };
    }
}
