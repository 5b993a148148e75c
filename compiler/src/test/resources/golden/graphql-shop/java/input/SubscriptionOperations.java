package input;

import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Reply;
import dev.ectype.runtime.emulator.Stored;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class SubscriptionOperations extends Operations {
    public SubscriptionOperations(Exchange exchange) {
        super(exchange);
    }

    /** {@code subscription productCreated}. Asked of each that it happens to; {@code silence()} tells nobody. */
    protected Reply<Product> productCreated(Stored<Product> product) {
        return ok(product);
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> productCreated(happened(Product.RESOURCE));
            default -> unknown(operation);
        };
    }
}
