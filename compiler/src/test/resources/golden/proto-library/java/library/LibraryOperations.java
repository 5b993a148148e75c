package library;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.json.Document;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class LibraryOperations extends Operations {
    public LibraryOperations(RequestContext context) {
        super(context);
    }

    /** {@code library.v1.Library/WatchBooks}: Tells of every book. Answers 200, or 400. */
    protected Reply<?> watchBooks(Body<ListBooksRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/ImportBooks}. Answers 200, or 400. */
    protected Reply<?> importBooks(Body<Document> body) {
        return answer();
    }

    /** {@code library.v1.Library/Talk}. Answers 200, or 400. */
    protected Reply<?> talk(Body<Remark> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> watchBooks(body(ListBooksRequest.class));
            case 1 -> importBooks(body(Document.class));
            case 2 -> talk(body(Remark.class));
            default -> unknown(operation);
        };
    }
}
