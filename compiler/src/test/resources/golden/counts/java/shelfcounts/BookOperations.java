package shelfcounts;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Query;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import org.jspecify.annotations.Nullable;

/** The operations on {@link Book}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class BookOperations extends ShelfCountsStores {
    public BookOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /shelves/{shelfId}/books}. Returns 200 or 404. */
    protected Reply<Page<Book>> listBooks(String shelfId, ListBooks query) {
        return page(books()
                .in(shelves().require(shelfId)).all()
                .where(Book.AUTHOR, query.author())
                .sorted(query.sort(), null));
    }

    /** {@code POST /shelves/{shelfId}/books}. Returns 201, 404 or 409. */
    protected Reply<Book> createBook(String shelfId, Body<NewBook> body) {
        return created(books().in(shelves().require(shelfId)).insert(body));
    }

    /** {@code DELETE /shelves/{shelfId}/books}. Returns 204 or 404. */
    protected Reply<Void> clearShelf(String shelfId) {
        books().in(shelves().require(shelfId)).all().where(Book.AUTHOR, query().text("author")).remove();
        return noContent();
    }

    /** {@code GET /shelves/{shelfId}/books/count}. Returns 200 or 404. */
    protected Reply<?> countBooks(String shelfId) {
        return ok(books().in(shelves().require(shelfId)).all().where(Book.AUTHOR, query().text("author")).count());
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listBooks" -> listBooks(pathText("shelfId"), ListBooks.of(query()));
            case "createBook" -> createBook(pathText("shelfId"), body(NewBook.class));
            case "clearShelf" -> clearShelf(pathText("shelfId"));
            case "countBooks" -> countBooks(pathText("shelfId"));
            default -> unknown(operation);
        };
    }

    /** Query parameters of {@link #listBooks}. */
    public record ListBooks(@Nullable String author, @Nullable Long limit, @Nullable String sort) {
        public static ListBooks of(Query query) {
            return new ListBooks(query.text("author"), query.integer("limit"), query.text("sort"));
        }
    }
}
