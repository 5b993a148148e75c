package orders;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Order}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class OrderOperations extends Operations {
    public OrderOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /orders}. Returns 201 or 409. */
    protected Reply<Order> createOrder(Body<NewOrder> body) {
        return created(orders().insert(body));
    }

    /** {@code GET /orders/{id}}. Returns 200 or 404. */
    protected Reply<Order> readOrder(String id) {
        return ok(orders().require(id));
    }

    /** {@code GET /orders/{id}/address}. Returns 200 or 404. */
    protected Reply<?> readAddress(String id) {
        return part(orders().require(id), Order.ADDRESS);
    }

    /** {@code PUT /orders/{id}/address}. Returns 200 or 404. */
    protected Reply<?> replaceAddress(String id, Body<Address> body) {
        return part(orders().replacePart(orders().require(id), Order.ADDRESS, body), Order.ADDRESS);
    }

    /** {@code PATCH /orders/{id}/address}. Returns 204 or 404. */
    protected Reply<Void> changeAddress(String id, Body<Address> body) {
        orders().mergePart(orders().require(id), Order.ADDRESS, body);
        return noContent();
    }

    /** {@code DELETE /orders/{id}/address}. Returns 204 or 404. */
    protected Reply<Void> clearAddress(String id) {
        orders().clearPart(orders().require(id), Order.ADDRESS);
        return noContent();
    }

    /** {@code GET /orders/{id}/status}. Returns 200 or 404. */
    protected Reply<Order> readStatus(String id) {
        return ok(orders().require(id));
    }

    /** {@code PUT /orders/{id}/status}. Returns 200 or 404. */
    protected Reply<Order> changeStatus(String id, Body<Status> body) {
        return ok(orders().merge(orders().require(id), body));
    }

    protected Store<Order> orders() {
        return store(Order.RESOURCE);
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createOrder" -> createOrder(body(NewOrder.class));
            case "readOrder" -> readOrder(pathText("id"));
            case "readAddress" -> readAddress(pathText("id"));
            case "replaceAddress" -> replaceAddress(pathText("id"), body(Address.class));
            case "changeAddress" -> changeAddress(pathText("id"), body(Address.class));
            case "clearAddress" -> clearAddress(pathText("id"));
            case "readStatus" -> readStatus(pathText("id"));
            case "changeStatus" -> changeStatus(pathText("id"), body(Status.class));
            default -> unknown(operation);
        };
    }
}
