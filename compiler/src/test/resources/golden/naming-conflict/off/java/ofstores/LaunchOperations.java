package ofstores;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class LaunchOperations extends Operations {
    public LaunchOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /launch}. Answers 200, or 400, 415. */
    protected Reply<?> getStore(Body<StoreOperations> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> getStore(body(StoreOperations.class));
            default -> unknown(operation);
        };
    }
}
