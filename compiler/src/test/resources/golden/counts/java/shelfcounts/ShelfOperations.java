package shelfcounts;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Shelf}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ShelfOperations extends ShelfCountsStores {
    public ShelfOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /shelves}. Returns 201 or 409. */
    protected Reply<Shelf> createShelf(Body<NewShelf> body) {
        return created(shelves().insert(body));
    }

    /** {@code GET /shelves/{shelfId}}. Returns 200 or 404. */
    protected Reply<Shelf> getShelf(String shelfId) {
        return ok(shelves().require(shelfId));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createShelf" -> createShelf(body(NewShelf.class));
            case "getShelf" -> getShelf(pathText("shelfId"));
            default -> unknown(operation);
        };
    }
}
