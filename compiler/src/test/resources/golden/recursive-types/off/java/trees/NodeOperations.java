package trees;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class NodeOperations extends Operations {
    public NodeOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /nodes}. Returns 200. */
    protected Reply<?> listNodes() {
        return answer();
    }

    /** {@code POST /nodes}. Returns 201. */
    protected Reply<?> createNode(Body<Node> body) {
        return answer();
    }

    /** {@code GET /nodes/{id}}. Returns 200. */
    protected Reply<?> getNode(String id) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listNodes" -> listNodes();
            case "createNode" -> createNode(body(Node.class));
            case "getNode" -> getNode(pathText("id"));
            default -> unknown(operation);
        };
    }
}
