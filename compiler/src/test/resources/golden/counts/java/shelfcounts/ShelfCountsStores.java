package shelfcounts;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class ShelfCountsStores extends Operations {
    protected ShelfCountsStores(RequestContext context) {
        super(context);
    }

    protected Store<Shelf> shelves() {
        return store(Shelf.RESOURCE);
    }

    protected Store<Book> books() {
        return store(Book.RESOURCE);
    }

    protected Store<Reader> readers() {
        return store(Reader.RESOURCE);
    }
}
