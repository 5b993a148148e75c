package notes;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class RehearsalOperations extends Operations {
    public RehearsalOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /rehearsals/notes/{id}/withdraw}. Returns 200. */
    protected Reply<?> withdrawNote(long id) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "withdrawNote" -> withdrawNote(pathLong("id"));
            default -> unknown(operation);
        };
    }
}
