package workshop;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class MemberOperations extends Operations {
    public MemberOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /member}. Returns 200. */
    protected Reply<?> getMyself() {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "getMyself" -> getMyself();
            default -> unknown(operation);
        };
    }
}
