package shelfcounts;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ReaderOperations extends Operations {
    public ReaderOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /readers}. Returns 200. */
    protected Reply<?> listReaders() {
        return answer();
    }

    /** {@code POST /readers}. Returns 201. */
    protected Reply<?> createReader(Body<NewReader> body) {
        return answer();
    }

    /** {@code DELETE /readers}. Returns 200. */
    protected Reply<?> deleteReaders(Body<DeleteReadersBody> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listReaders" -> listReaders();
            case "createReader" -> createReader(body(NewReader.class));
            case "deleteReaders" -> deleteReaders(body(DeleteReadersBody.class));
            default -> unknown(operation);
        };
    }
}
