package notes;

import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class RehearsalOperations extends Operations {
    public RehearsalOperations(Exchange exchange) {
        super(exchange);
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
