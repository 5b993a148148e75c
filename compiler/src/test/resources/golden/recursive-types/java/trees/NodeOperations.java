package trees;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;

/** The operations on {@link Node}. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class NodeOperations extends Operations {
    public NodeOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /nodes}. Answers 200. */
    protected Reply<Page<Node>> listNodes() {
        return page(nodes().all());
    }

    /** {@code POST /nodes}. Answers 201, or 400, 409, 415. */
    protected Reply<Node> createNode(Body<Node> body) {
        return created(nodes().insert(body));
    }

    /** {@code GET /nodes/{id}}. Answers 200, or 400, 404. */
    protected Reply<Node> getNode(String id) {
        return ok(nodes().require(id));
    }

    protected Store<Node> nodes() {
        return store(Node.RESOURCE);
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> listNodes();
            case 1 -> createNode(body(Node.class));
            case 2 -> getNode(pathText("id"));
            default -> unknown(operation);
        };
    }
}
