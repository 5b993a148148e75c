package library;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Book}. */
@Generated("dev.ectype")
public record Book(
        @Nullable String id, @Nullable String title, @Nullable Genre genre, @Nullable BookState state,
        @Nullable Long pages, @Nullable List<BookAuthor> authors, @Nullable Map<String, String> labels,
        @Nullable String createTime, @Nullable Integer edition, @Nullable String shelf, @Nullable Loan loan) {
    public static final ResourceKind<Book> RESOURCE = ResourceKind.of("books", Book.class);
    public static final Member<BookState> STATE = Member.of("state", BookState.class);
}
