package workshop;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Member2}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class MemberOperations extends WorkshopStores {
    public MemberOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /member}. Returns 200 or 404. */
    protected Reply<Member2> getMyself() {
        return ok(members().requireCurrentUser());
    }

    /** {@code GET /members}. Returns 200. */
    protected Reply<Page<Member2>> listMembers() {
        return page(members().all());
    }

    /** {@code GET /members/{handle}}. Returns 200 or 404. */
    protected Reply<Member2> getMember(String handle) {
        return ok(members().require(handle));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "getMyself" -> getMyself();
            case "listMembers" -> listMembers();
            case "getMember" -> getMember(pathText("handle"));
            default -> unknown(operation);
        };
    }
}
