package ofstores;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class MainOperations extends OfStoresStores {
    public MainOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /query}. Returns 200. */
    protected Reply<?> getStore() {
        return answer();
    }

    /** {@code POST /query}. Returns 204. */
    protected Reply<?> getStore2(Body<String3> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "getStore" -> getStore();
            case "get-store" -> getStore2(body(String3.class));
            default -> unknown(operation);
        };
    }
}
