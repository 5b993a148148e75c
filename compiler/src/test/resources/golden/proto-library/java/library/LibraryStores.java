package library;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class LibraryStores extends Operations {
    protected LibraryStores(RequestContext context) {
        super(context);
    }

    protected Store<Book> books() {
        return store(Book.RESOURCE);
    }
}
