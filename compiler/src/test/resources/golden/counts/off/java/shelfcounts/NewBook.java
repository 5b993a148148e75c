package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code NewBook}. */
@Generated("dev.ectype")
public record NewBook(String author) {}
