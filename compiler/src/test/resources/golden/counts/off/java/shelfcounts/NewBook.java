package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;

/** Request body that creates a book. Declared as {@code NewBook}. */
@Generated("dev.ectype")
public record NewBook(String author) {}
