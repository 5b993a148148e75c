package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Query;
import org.jspecify.annotations.Nullable;

/** Query parameters of {@link BookOperations#listBooks}. */
@Generated("dev.ectype")
public record ListBooks(@Nullable String author, @Nullable Long limit, @Nullable String sort) {
    public static ListBooks of(Query query) {
        return new ListBooks(query.text("author"), query.integer("limit"), query.text("sort"));
    }
}
