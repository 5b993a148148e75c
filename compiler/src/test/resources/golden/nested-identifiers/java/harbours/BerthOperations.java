package harbours;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;

/** The operations on {@link Berth}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class BerthOperations extends HarboursStores {
    public BerthOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /v1/ports/{port}/berths}. Returns 200 or 404. */
    protected Reply<Page<Berth>> listBerths(String port) {
        return page(berths().in(ports().require(port)).all());
    }

    /** {@code POST /v1/ports/{port}/berths}. Returns 201, 404 or 409. */
    protected Reply<Berth> createBerth(String port, Body<Berth> body) {
        return created(berths().in(ports().require(port)).insert(body));
    }

    /** {@code GET /v1/ports/{port}/berths/{name}}. Returns 200 or 404. */
    protected Reply<Berth> readBerth(String port, String name) {
        return ok(berths().in(ports().require(port)).require(name));
    }

    /** {@code PUT /v1/ports/{port}/berths/{name}}. Returns 200, 404 or 409. */
    protected Reply<Berth> replaceBerth(String port, String name, Body<Berth> body) {
        StoredInstance<Berth> berth = berths().in(ports().require(port)).require(name);
        return ok(berths().merge(berth, body));
    }

    /** {@code DELETE /v1/ports/{port}/berths/{name}}. Returns 204 or 404. */
    protected Reply<Void> deleteBerth(String port, String name) {
        StoredInstance<Berth> berth = berths().in(ports().require(port)).require(name);
        berths().remove(berth);
        return noContent();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listBerths" -> listBerths(pathText("port"));
            case "createBerth" -> createBerth(pathText("port"), body(Berth.class));
            case "readBerth" -> readBerth(pathText("port"), pathText("name"));
            case "replaceBerth" -> replaceBerth(pathText("port"), pathText("name"), body(Berth.class));
            case "deleteBerth" -> deleteBerth(pathText("port"), pathText("name"));
            default -> unknown(operation);
        };
    }
}
