package input;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.json.Document;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class QueryOperations extends Operations {
    public QueryOperations(RequestContext context) {
        super(context);
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
