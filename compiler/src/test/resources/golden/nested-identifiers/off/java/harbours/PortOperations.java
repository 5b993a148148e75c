package harbours;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class PortOperations extends Operations {
    public PortOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /v1/ports}. Returns 200. */
    protected Reply<?> listPorts() {
        return answer();
    }

    /** {@code POST /v1/ports}. Returns 201 or 409. */
    protected Reply<?> createPort(Body<Port> body) {
        return answer();
    }

    /** {@code GET /v1/ports/{name}}. Returns 200. */
    protected Reply<?> readPort(String name) {
        return answer();
    }

    /** {@code DELETE /v1/ports/{name}}. Returns 204. */
    protected Reply<?> deletePort(String name) {
        return answer();
    }

    /** {@code GET /v1/ports/{port}/berths}. Returns 200. */
    protected Reply<?> listBerths(String port) {
        return answer();
    }

    /** {@code POST /v1/ports/{port}/berths}. Returns 201 or 409. */
    protected Reply<?> createBerth(String port, Body<Berth> body) {
        return answer();
    }

    /** {@code GET /v1/ports/{port}/berths/{name}}. Returns 200. */
    protected Reply<?> readBerth(String port, String name) {
        return answer();
    }

    /** {@code PUT /v1/ports/{port}/berths/{name}}. Returns 200 or 409. */
    protected Reply<?> replaceBerth(String port, String name, Body<Berth> body) {
        return answer();
    }

    /** {@code DELETE /v1/ports/{port}/berths/{name}}. Returns 204. */
    protected Reply<?> deleteBerth(String port, String name) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listPorts" -> listPorts();
            case "createPort" -> createPort(body(Port.class));
            case "readPort" -> readPort(pathText("name"));
            case "deletePort" -> deletePort(pathText("name"));
            case "listBerths" -> listBerths(pathText("port"));
            case "createBerth" -> createBerth(pathText("port"), body(Berth.class));
            case "readBerth" -> readBerth(pathText("port"), pathText("name"));
            case "replaceBerth" -> replaceBerth(pathText("port"), pathText("name"), body(Berth.class));
            case "deleteBerth" -> deleteBerth(pathText("port"), pathText("name"));
            default -> unknown(operation);
        };
    }
}
