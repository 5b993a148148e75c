package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code NewShelf}. */
@Generated("dev.ectype")
public record NewShelf(String room) {}
