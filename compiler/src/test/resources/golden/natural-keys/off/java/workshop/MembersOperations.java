package workshop;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class MembersOperations extends Operations {
    public MembersOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /members}. Returns 200. */
    protected Reply<?> listMembers() {
        return answer();
    }

    /** {@code GET /members/{handle}}. Returns 200. */
    protected Reply<?> getMember(String handle) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listMembers" -> listMembers();
            case "getMember" -> getMember(pathText("handle"));
            default -> unknown(operation);
        };
    }
}
