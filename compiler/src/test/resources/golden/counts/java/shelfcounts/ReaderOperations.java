package shelfcounts;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Reader}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ReaderOperations extends ShelfCountsStores {
    public ReaderOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /readers}. Returns 200. */
    protected Reply<Page<Reader>> listReaders() {
        return page(readers().all());
    }

    /** {@code POST /readers}. Returns 201 or 409. */
    protected Reply<Reader> createReader(Body<NewReader> body) {
        return created(readers().insert(body));
    }

    /** {@code GET /reader-numbers}. Returns 200. */
    protected Reply<?> getReaderCount() {
        return ok(readers().all().count());
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listReaders" -> listReaders();
            case "createReader" -> createReader(body(NewReader.class));
            case "getReaderCount" -> getReaderCount();
            default -> unknown(operation);
        };
    }
}
