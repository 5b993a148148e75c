package ofstores;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class LaunchOperations extends Operations {
    public LaunchOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /launch}. Returns 200. */
    protected Reply<?> getStore(Body<StoreOperations> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "get_store" -> getStore(body(StoreOperations.class));
            default -> unknown(operation);
        };
    }
}
