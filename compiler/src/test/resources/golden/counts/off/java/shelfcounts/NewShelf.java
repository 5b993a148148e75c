package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;

/** Request body that creates a shelf. Declared as {@code NewShelf}. */
@Generated("dev.ectype")
public record NewShelf(String room) {}
