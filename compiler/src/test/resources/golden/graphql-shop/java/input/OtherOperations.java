package input;

import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class OtherOperations extends Operations {
    public OtherOperations(Exchange exchange) {
        super(exchange);
    }

    /** {@code query node}. Answers 200, or 400. */
    protected Reply<?> node() {
        return answer();
    }

    /** {@code subscription productCreated}. Answers 200. */
    protected Reply<?> productCreated() {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> node();
            case 1 -> productCreated();
            default -> unknown(operation);
        };
    }
}
