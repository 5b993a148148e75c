package clubs;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class MeOperations extends Operations {
    public MeOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /me/starred/{clubId}}. Returns 204. */
    protected Reply<?> isStarred(String clubId) {
        return answer();
    }

    /** {@code PUT /me/starred/{clubId}}. Returns 204. */
    protected Reply<?> star(String clubId) {
        return answer();
    }

    /** {@code DELETE /me/starred/{clubId}}. Returns 204. */
    protected Reply<?> unstar(String clubId) {
        return answer();
    }

    /** {@code GET /me/starred}. Returns 200. */
    protected Reply<?> listStarred() {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "isStarred" -> isStarred(pathText("clubId"));
            case "star" -> star(pathText("clubId"));
            case "unstar" -> unstar(pathText("clubId"));
            case "listStarred" -> listStarred();
            default -> unknown(operation);
        };
    }
}
