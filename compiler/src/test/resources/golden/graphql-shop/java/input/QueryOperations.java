package input;

import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Reply;
import dev.ectype.runtime.json.Document;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class QueryOperations extends Operations {
    public QueryOperations(Exchange exchange) {
        super(exchange);
    }

    /** {@code query node}. Answers 200, or 400. */
    protected Reply<Document> node(String id) {
        return fromAll();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> node(arguments().value("id", String.class));
            default -> unknown(operation);
        };
    }
}
