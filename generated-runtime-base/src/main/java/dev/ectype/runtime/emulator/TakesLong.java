package dev.ectype.runtime.emulator;

import dev.ectype.runtime.chaos.Drawn;
import org.jspecify.annotations.Nullable;

/** A request turns out to look at so many rows that another thread must answer it, from the beginning. */
final class TakesLong extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient @Nullable Drawn drawn;

    TakesLong(@Nullable Drawn drawn) {
        super("the request takes long", null, false, false);
        this.drawn = drawn;
    }

    /** The chaos that was drawn for the request, which must not be drawn twice; null for none. */
    @Nullable
    Drawn drawn() {
        return drawn;
    }
}
