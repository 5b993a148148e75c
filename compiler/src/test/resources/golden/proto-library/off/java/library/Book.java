package library;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.json.Document;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Book}. */
@Generated("dev.ectype")
public record Book(
        @Nullable String id, @Nullable String title, @Nullable Genre genre, @Nullable String state,
        @Nullable Long pages, @Nullable List<Document> authors, @Nullable Map<String, String> labels,
        @Nullable String createTime, @Nullable Integer edition, @Nullable String shelf, @Nullable Document loan) {}
