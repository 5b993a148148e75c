package harbours;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Port}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class PortOperations extends HarboursStores {
    public PortOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /v1/ports}. Returns 200. */
    protected Reply<Page<Port>> listPorts() {
        return page(ports().all());
    }

    /** {@code POST /v1/ports}. Returns 201 or 409. */
    protected Reply<Port> createPort(Body<Port> body) {
        return created(ports().insert(body));
    }

    /** {@code GET /v1/ports/{name}}. Returns 200 or 404. */
    protected Reply<Port> readPort(String name) {
        return ok(ports().require(name));
    }

    /** {@code DELETE /v1/ports/{name}}. Returns 204 or 404. */
    protected Reply<Void> deletePort(String name) {
        ports().remove(ports().require(name));
        return noContent();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listPorts" -> listPorts();
            case "createPort" -> createPort(body(Port.class));
            case "readPort" -> readPort(pathText("name"));
            case "deletePort" -> deletePort(pathText("name"));
            default -> unknown(operation);
        };
    }
}
