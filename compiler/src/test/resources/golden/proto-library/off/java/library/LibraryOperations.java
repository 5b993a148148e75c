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

    /** {@code library.v1.Library/CreateBook}: Takes a book in. Returns 200; errors 400. */
    protected Reply<?> createBook(Body<CreateBookRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/GetBook}. Returns 200; errors 400. */
    protected Reply<?> getBook(Body<GetBookRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/ListBooks}. Returns 200; errors 400. */
    protected Reply<?> listBooks(Body<ListBooksRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/UpdateBook}. Returns 200; errors 400. */
    protected Reply<?> updateBook(Body<UpdateBookRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/DeleteBook}. Returns 200; errors 400. */
    protected Reply<?> deleteBook(Body<DeleteBookRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/ArchiveBook}: Takes a book off the shelf for good. Returns 200; errors 400. */
    protected Reply<?> archiveBook(Body<ArchiveBookRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/WatchBooks}: Tells of every book. Returns 200; errors 400. */
    protected Reply<?> watchBooks(Body<ListBooksRequest> body) {
        return answer();
    }

    /** {@code library.v1.Library/ImportBooks}. Returns 200; errors 400. */
    protected Reply<?> importBooks(Body<Document> body) {
        return answer();
    }

    /** {@code library.v1.Library/Talk}. Returns 200; errors 400. */
    protected Reply<?> talk(Body<Remark> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> createBook(body(CreateBookRequest.class));
            case 1 -> getBook(body(GetBookRequest.class));
            case 2 -> listBooks(body(ListBooksRequest.class));
            case 3 -> updateBook(body(UpdateBookRequest.class));
            case 4 -> deleteBook(body(DeleteBookRequest.class));
            case 5 -> archiveBook(body(ArchiveBookRequest.class));
            case 6 -> watchBooks(body(ListBooksRequest.class));
            case 7 -> importBooks(body(Document.class));
            case 8 -> talk(body(Remark.class));
            default -> unknown(operation);
        };
    }
}
