package ofstores;

import dev.ectype.runtime.emulator.Body;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class LaunchOperations extends Operations {
    public LaunchOperations(Exchange exchange) {
        super(exchange);
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
