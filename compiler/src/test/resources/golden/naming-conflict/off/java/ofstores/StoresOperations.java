package ofstores;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class StoresOperations extends Operations {
    public StoresOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /stores}. Returns 200. */
    protected Reply<?> body2() {
        return answer();
    }

    /** {@code POST /stores}. Returns 201. */
    protected Reply<?> class_(Body<Store2> body) {
        return answer();
    }

    /** {@code GET /stores/{body}}. Returns 200. */
    protected Reply<?> toString_(String body2) {
        return answer();
    }

    /** {@code PUT /stores/{body}}. Returns 200. */
    protected Reply<?> stores(String body2, Body<Store2> body) {
        return answer();
    }

    /** {@code PATCH /stores/{body}}. Returns 200. */
    protected Reply<?> renameStore(String body2, Body<RenameStoreBody> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "body" -> body2();
            case "class" -> class_(body(Store2.class));
            case "toString" -> toString_(pathText("body"));
            case "stores" -> stores(pathText("body"), body(Store2.class));
            case "rename-store" -> renameStore(pathText("body"), body(RenameStoreBody.class));
            default -> unknown(operation);
        };
    }
}
