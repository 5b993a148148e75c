package dev.ectype.runtime.state.table;

import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/** Judges the documents of a table that a snapshot brings. */
public interface DocumentRule {
    DocumentRule NONE = document -> null;

    /** What is wrong with a document, beginning with the place inside it, such as {@code .tags[0]: …}; null for nothing. */
    @Nullable
    String violation(Document document);
}
