package notes;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class RehearsalOperations extends Operations {
    public RehearsalOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /rehearsals/notes/{id}/withdraw}. Answers 200, or 400. */
    protected Reply<?> withdrawNote(long id) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> withdrawNote(pathLong("id"));
            default -> unknown(operation);
        };
    }
}
