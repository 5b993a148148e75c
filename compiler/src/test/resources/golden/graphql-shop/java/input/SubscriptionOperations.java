package input;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.StoredInstance;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class SubscriptionOperations extends Operations {
    public SubscriptionOperations(RequestContext context) {
        super(context);
    }

    /** {@code subscription productCreated}. Asked of each that it happens to; {@code noEvent()} tells nobody. */
    protected Reply<Product> productCreated(StoredInstance<Product> product) {
        return ok(product);
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> productCreated(eventSubject(Product.RESOURCE));
            default -> unknown(operation);
        };
    }
}
