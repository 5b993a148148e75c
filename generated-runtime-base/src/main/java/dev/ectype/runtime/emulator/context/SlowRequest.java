package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.chaos.FaultOutcome;
import org.jspecify.annotations.Nullable;

/** A request turns out to look at so many rows that another thread must answer it, from the beginning. */
public final class SlowRequest extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient @Nullable FaultOutcome drawnFaults;

    public SlowRequest(@Nullable FaultOutcome drawn) {
        super("the request takes long", null, false, false);
        this.drawnFaults = drawn;
    }

    /** The chaos that was drawn for the request, which must not be drawn twice; null for none. */
    @Nullable
    public FaultOutcome drawnFaults() {
        return drawnFaults;
    }
}
