package input;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class SubscriptionOperations extends Operations {
    public SubscriptionOperations(RequestContext context) {
        super(context);
    }

    /** {@code subscription productCreated}. Answers 200. */
    protected Reply<Product> productCreated() {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> productCreated();
            default -> unknown(operation);
        };
    }
}
