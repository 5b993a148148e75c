package input;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class SubscriptionOperations extends Operations {
    public SubscriptionOperations(RequestContext context) {
        super(context);
    }

    /** {@code subscription productCreated}. Returns 200. */
    protected Reply<Product> productCreated() {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "productCreated" -> productCreated();
            default -> unknown(operation);
        };
    }
}
