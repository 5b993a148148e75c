package orders;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class OrderOperations extends Operations {
    public OrderOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /orders}. Returns 201. */
    protected Reply<?> createOrder(Body<NewOrder> body) {
        return answer();
    }

    /** {@code GET /orders/{id}}. Returns 200. */
    protected Reply<?> readOrder(String id) {
        return answer();
    }

    /** {@code GET /orders/{id}/address}. Returns 200. */
    protected Reply<?> readAddress(String id) {
        return answer();
    }

    /** {@code PUT /orders/{id}/address}. Returns 200. */
    protected Reply<?> replaceAddress(String id, Body<Address> body) {
        return answer();
    }

    /** {@code PATCH /orders/{id}/address}. Returns 204. */
    protected Reply<?> changeAddress(String id, Body<Address> body) {
        return answer();
    }

    /** {@code DELETE /orders/{id}/address}. Returns 204. */
    protected Reply<?> clearAddress(String id) {
        return answer();
    }

    /** {@code GET /orders/{id}/status}. Returns 200. */
    protected Reply<?> readStatus(String id) {
        return answer();
    }

    /** {@code PUT /orders/{id}/status}. Returns 200. */
    protected Reply<?> changeStatus(String id, Body<Status> body) {
        return answer();
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
