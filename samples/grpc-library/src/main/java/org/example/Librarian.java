package org.example;

import com.google.protobuf.FieldMask;
import io.grpc.Channel;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.List;
import java.util.Optional;
import org.example.library.Book;
import org.example.library.CreateBookRequest;
import org.example.library.CreateShelfRequest;
import org.example.library.DeleteBookRequest;
import org.example.library.GetBookRequest;
import org.example.library.LibraryGrpc;
import org.example.library.LibraryGrpc.LibraryBlockingStub;
import org.example.library.ListBooksRequest;
import org.example.library.Shelf;
import org.example.library.UpdateBookRequest;

/** A client of the library that uses the classes that grpc-java generates from its description. */
public final class Librarian {
    private final LibraryBlockingStub library;

    public Librarian(Channel channel) {
        this.library = LibraryGrpc.newBlockingStub(channel);
    }

    /** Creates a shelf, and returns its name. */
    public String putUp(String id, String theme) {
        Shelf shelf = Shelf.newBuilder().setTheme(theme).build();
        CreateShelfRequest request =
                CreateShelfRequest.newBuilder().setShelfId(id).setShelf(shelf).build();
        return library.createShelf(request).getName();
    }

    /** Creates a book on a shelf. */
    public Book place(String shelf, String id, String title) {
        Book book = Book.newBuilder().setTitle(title).setPages(600).build();
        return library.createBook(CreateBookRequest.newBuilder()
                .setParent(shelf)
                .setBookId(id)
                .setBook(book)
                .build());
    }

    /** Changes the title of a book and no other field. */
    public Book rename(String book, String title) {
        return library.updateBook(UpdateBookRequest.newBuilder()
                .setBook(Book.newBuilder().setName(book).setTitle(title))
                .setUpdateMask(FieldMask.newBuilder().addPaths("title"))
                .build());
    }

    /** Returns the book with the name, if it exists. */
    public Optional<Book> find(String book) {
        try {
            return Optional.of(
                    library.getBook(GetBookRequest.newBuilder().setName(book).build()));
        } catch (StatusRuntimeException failure) {
            if (failure.getStatus().getCode() == Status.Code.NOT_FOUND) {
                return Optional.empty();
            }
            throw failure;
        }
    }

    /** Returns the titles of the books on a shelf. */
    public List<String> titles(String shelf) {
        return library
                .listBooks(ListBooksRequest.newBuilder().setParent(shelf).build())
                .getBooksList()
                .stream()
                .map(Book::getTitle)
                .toList();
    }

    /** Deletes a book. */
    public void discard(String book) {
        library.deleteBook(DeleteBookRequest.newBuilder().setName(book).build());
    }
}
