package library;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.json.Document;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class LibraryOperations extends LibraryStores {
    public LibraryOperations(RequestContext context) {
        super(context);
    }

    /** {@code library.v1.Library/ImportBooks}. Returns 200. */
    protected Reply<?> importBooks(Body<Document> body) {
        return answer();
    }

    /** {@code library.v1.Library/Talk}. Returns 200. */
    protected Reply<?> talk(Body<Remark> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "ImportBooks" -> importBooks(body(Document.class));
            case "Talk" -> talk(body(Remark.class));
            default -> unknown(operation);
        };
    }
}
