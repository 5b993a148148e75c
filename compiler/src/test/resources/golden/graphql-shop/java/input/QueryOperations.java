package input;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.json.Document;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class QueryOperations extends InputStores {
    public QueryOperations(RequestContext context) {
        super(context);
    }

    /** {@code query node}. Returns 200. */
    protected Reply<Document> node(String id) {
        return fromAll();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "node" -> node(arguments().value("id", String.class));
            default -> unknown(operation);
        };
    }
}
