package shelfcounts;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ShelfOperations extends Operations {
    public ShelfOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /shelves}. Returns 201. */
    protected Reply<?> createShelf(Body<NewShelf> body) {
        return answer();
    }

    /** {@code GET /shelves/{shelfId}}. Returns 200. */
    protected Reply<?> getShelf(String shelfId) {
        return answer();
    }

    /** {@code GET /shelves/{shelfId}/books}. Returns 200. */
    protected Reply<?> listBooks(String shelfId) {
        return answer();
    }

    /** {@code POST /shelves/{shelfId}/books}. Returns 201. */
    protected Reply<?> createBook(String shelfId, Body<NewBook> body) {
        return answer();
    }

    /** {@code DELETE /shelves/{shelfId}/books}. Returns 204. */
    protected Reply<?> clearShelf(String shelfId) {
        return answer();
    }

    /** {@code GET /shelves/{shelfId}/books/count}. Returns 200. */
    protected Reply<?> countBooks(String shelfId) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createShelf" -> createShelf(body(NewShelf.class));
            case "getShelf" -> getShelf(pathText("shelfId"));
            case "listBooks" -> listBooks(pathText("shelfId"));
            case "createBook" -> createBook(pathText("shelfId"), body(NewBook.class));
            case "clearShelf" -> clearShelf(pathText("shelfId"));
            case "countBooks" -> countBooks(pathText("shelfId"));
            default -> unknown(operation);
        };
    }
}
