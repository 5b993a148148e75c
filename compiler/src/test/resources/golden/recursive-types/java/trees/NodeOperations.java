package trees;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Node}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class NodeOperations extends TreesStores {
    public NodeOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /nodes}. Returns 200. */
    protected Reply<Page<Node>> listNodes() {
        return page(nodes().all());
    }

    /** {@code POST /nodes}. Returns 201 or 409. */
    protected Reply<Node> createNode(Body<Node> body) {
        return created(nodes().insert(body));
    }

    /** {@code GET /nodes/{id}}. Returns 200 or 404. */
    protected Reply<Node> getNode(String id) {
        return ok(nodes().require(id));
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
