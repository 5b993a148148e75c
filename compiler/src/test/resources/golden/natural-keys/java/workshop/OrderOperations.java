package workshop;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Order}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class OrderOperations extends WorkshopStores {
    public OrderOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /guilds/{guild}/orders}. Returns 200 or 404. */
    protected Reply<Page<Order>> listGuildOrders(String guild) {
        return page(orders().in(guilds().require(guild)).all());
    }

    /** {@code POST /guilds/{guild}/orders}. Returns 201, 404 or 409. */
    protected Reply<Order> createOrder(String guild, Body<NewOrder> body) {
        return created(orders().in(guilds().require(guild)).insert(body));
    }

    /** {@code GET /guilds/{guild}/orders/{number}}. Returns 200 or 404. */
    protected Reply<Order> getOrder(String guild, long number) {
        return ok(orders().in(guilds().require(guild)).require(number));
    }

    /** {@code GET /orders}. Returns 200. */
    protected Reply<Page<Order>> listOrders() {
        return page(orders().all());
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listGuildOrders" -> listGuildOrders(pathText("guild"));
            case "createOrder" -> createOrder(pathText("guild"), body(NewOrder.class));
            case "getOrder" -> getOrder(pathText("guild"), pathLong("number"));
            case "listOrders" -> listOrders();
            default -> unknown(operation);
        };
    }
}
