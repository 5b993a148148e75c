package dev.ectype.runtime.state.table;

import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/** Validates the documents of a table in a snapshot. */
public interface DocumentRule {
    DocumentRule NONE = document -> null;

    /** Returns the violation of a document with its position, such as {@code .tags[0]: …}; null for none. */
    @Nullable
    String violation(Document document);
}
