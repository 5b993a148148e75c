package trees;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.json.Document;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ExpressionOperations extends Operations {
    public ExpressionOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /expressions}. Returns 200. */
    protected Reply<?> evaluate(Body<Document> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "evaluate" -> evaluate(body(Document.class));
            default -> unknown(operation);
        };
    }
}
