package library;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.json.Document;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class LibraryOperations extends Operations {
    public LibraryOperations(RequestContext context) {
        super(context);
    }

    /** {@code library.v1.Library/CreateBook}: Takes a book in. Returns 200. */
    protected Reply<?> createBook(Body<CreateBookRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/GetBook}. Returns 200. */
    protected Reply<?> getBook(Body<GetBookRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/ListBooks}. Returns 200. */
    protected Reply<?> listBooks(Body<ListBooksRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/UpdateBook}. Returns 200. */
    protected Reply<?> updateBook(Body<UpdateBookRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/DeleteBook}. Returns 200. */
    protected Reply<?> deleteBook(Body<DeleteBookRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/ArchiveBook}: Takes a book off the shelf for good. Returns 200. */
    protected Reply<?> archiveBook(Body<ArchiveBookRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/WatchBooks}: Tells of every book. Returns 200. */
    protected Reply<?> watchBooks(Body<ListBooksRequest> body) {
        return answer();
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
            case "CreateBook" -> createBook(body(CreateBookRequest.class));
            case "GetBook" -> getBook(body(GetBookRequest.class));
            case "ListBooks" -> listBooks(body(ListBooksRequest.class));
            case "UpdateBook" -> updateBook(body(UpdateBookRequest.class));
            case "DeleteBook" -> deleteBook(body(DeleteBookRequest.class));
            case "ArchiveBook" -> archiveBook(body(ArchiveBookRequest.class));
            case "WatchBooks" -> watchBooks(body(ListBooksRequest.class));
            case "ImportBooks" -> importBooks(body(Document.class));
            case "Talk" -> talk(body(Remark.class));
            default -> unknown(operation);
        };
    }
}
