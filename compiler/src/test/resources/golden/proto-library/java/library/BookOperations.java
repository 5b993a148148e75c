package library;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import java.util.List;

/** The operations on {@link Book}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class BookOperations extends LibraryStores {
    public BookOperations(RequestContext context) {
        super(context);
    }

    /** {@code library.v1.Library/CreateBook}: Takes a book in. Returns 200 or 409. */
    protected Reply<Book> createBook(Body<Book> body) {
        return created(books().insert(body));
    }

    /** {@code library.v1.Library/GetBook}. Returns 200 or 404. */
    protected Reply<Book> getBook(GetBookRequest request) {
        return ok(books().require(request.id()));
    }

    /** {@code library.v1.Library/ListBooks}. Returns 200. */
    protected Reply<Page<Book>> listBooks(Body<ListBooksRequest> body) {
        return page(books().all().searched(body));
    }

    /** {@code library.v1.Library/UpdateBook}. Returns 200 or 404. */
    protected Reply<Book> updateBook(UpdateBookRequest request, Body<Book> body) {
        return ok(books().merge(books().require(body.text("id")), body.only(request.updateMask())));
    }

    /** {@code library.v1.Library/DeleteBook}. Returns 200 or 404. */
    protected Reply<Void> deleteBook(DeleteBookRequest request) {
        books().remove(books().require(request.id()));
        return noContent();
    }

    /**
     * {@code library.v1.Library/ArchiveBook}: Takes a book off the shelf for good. Changes the state {@code AVAILABLE,
     * STATE_UNSPECIFIED, ARCHIVED -> ARCHIVED}. Returns 200, 404 or 409.
     */
    protected Reply<Book> archiveBook(ArchiveBookRequest request) {
        return ok(books().transition(
                books().require(request.id()),
                Book.STATE,
                List.of(BookState.AVAILABLE, BookState.STATE_UNSPECIFIED, BookState.ARCHIVED),
                BookState.ARCHIVED));
    }

    /** {@code library.v1.Library/WatchBooks}: Tells of every book. Returns 200. */
    protected Reply<Page<Book>> watchBooks(Body<ListBooksRequest> body) {
        return page(books().all().searched(body));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "CreateBook" -> createBook(body(Book.class));
            case "GetBook" -> getBook(request(GetBookRequest.class, "id"));
            case "ListBooks" -> listBooks(body(ListBooksRequest.class));
            case "UpdateBook" -> updateBook(request(UpdateBookRequest.class), body(Book.class));
            case "DeleteBook" -> deleteBook(request(DeleteBookRequest.class, "id"));
            case "ArchiveBook" -> archiveBook(request(ArchiveBookRequest.class, "id"));
            case "WatchBooks" -> watchBooks(body(ListBooksRequest.class));
            default -> unknown(operation);
        };
    }
}
