package shelfcounts;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ReaderNumberOperations extends Operations {
    public ReaderNumberOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /reader-numbers}. Returns 200. */
    protected Reply<?> getReaderCount() {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "getReaderCount" -> getReaderCount();
            default -> unknown(operation);
        };
    }
}
