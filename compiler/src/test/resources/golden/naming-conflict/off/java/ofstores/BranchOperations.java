package ofstores;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class BranchOperations extends Operations {
    public BranchOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /branches}. Returns 200. */
    protected Reply<?> kind() {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "kind" -> kind();
            default -> unknown(operation);
        };
    }
}
