package library;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A book. Declared as {@code Book}. */
@Generated("dev.ectype")
public record Book(
        @Nullable String id, @Nullable String title, @Nullable Genre genre, @Nullable BookState state,
        @Nullable Long pages, @Nullable List<BookAuthor> authors, @Nullable Map<String, String> labels,
        @Nullable String createTime, @Nullable Integer edition, @Nullable String shelf, @Nullable Loan loan) {}
