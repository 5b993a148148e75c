package input;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class SubscriptionOperations extends InputStores {
    public SubscriptionOperations(RequestContext context) {
        super(context);
    }

    /** {@code subscription productCreated}. Called for each event; {@code noEvent()} suppresses it. */
    protected Reply<Product> productCreated(StoredInstance<Product> product) {
        return ok(product);
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "productCreated" -> productCreated(eventSubject(Product.RESOURCE));
            default -> unknown(operation);
        };
    }
}
