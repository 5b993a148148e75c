package shelfcounts;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Query;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import org.jspecify.annotations.Nullable;

/** The operations on {@link Reader}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ReaderOperations extends ShelfCountsStores {
    public ReaderOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /readers}. Returns 200. */
    protected Reply<Page<Reader>> listReaders(ListReaders query) {
        return page(readers().all().where(Reader.NICK, query.nick()));
    }

    /** {@code POST /readers}. Returns 201 or 409. */
    protected Reply<Reader> createReader(Body<NewReader> body) {
        return created(readers().insert(body));
    }

    /** {@code DELETE /readers}. Returns 200. */
    protected Reply<?> deleteReaders(Body<DeleteReadersBody> body) {
        readers().all().where(Reader.NICK, optionalArgument("nick")).searched(body).remove();
        return answer();
    }

    /** {@code GET /reader-numbers}. Returns 200. */
    protected Reply<?> getReaderCount() {
        return ok(readers().all().count());
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listReaders" -> listReaders(ListReaders.of(query()));
            case "createReader" -> createReader(body(NewReader.class));
            case "deleteReaders" -> deleteReaders(body(DeleteReadersBody.class));
            case "getReaderCount" -> getReaderCount();
            default -> unknown(operation);
        };
    }

    /** Query parameters of {@link #listReaders}. */
    public record ListReaders(@Nullable String nick) {
        public static ListReaders of(Query query) {
            return new ListReaders(query.text("nick"));
        }
    }
}
