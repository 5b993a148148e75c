package ofstores;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Store2}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class StoresOperations extends OfStoresStores {
    public StoresOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /stores}. Returns 200. */
    protected Reply<Page<Store2>> body2() {
        return page(storeStore().all());
    }

    /** {@code POST /stores}. Returns 201 or 409. */
    protected Reply<Store2> class_(Body<Store2> body) {
        return created(storeStore().insert(body));
    }

    /** {@code GET /stores/{body}}. Returns 200 or 404. */
    protected Reply<Store2> toString_(String body2) {
        return ok(storeStore().require(body2));
    }

    /** {@code PUT /stores/{body}}. Returns 200 or 404. */
    protected Reply<Store2> stores(String body2, Body<Store2> body) {
        return ok(storeStore().replace(storeStore().require(body2), body));
    }

    /** {@code PATCH /stores/{body}}. Returns 200 or 404. */
    protected Reply<Store2> renameStore(String body2, Body<RenameStoreBody> body) {
        return ok(storeStore().merge(storeStore().require(body2), body));
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
