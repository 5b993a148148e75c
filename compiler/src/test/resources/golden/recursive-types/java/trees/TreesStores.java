package trees;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class TreesStores extends Operations {
    protected TreesStores(RequestContext context) {
        super(context);
    }

    protected Store<Node> nodes() {
        return store(Node.RESOURCE);
    }
}
