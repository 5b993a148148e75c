package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.chaos.FaultOutcome;
import org.jspecify.annotations.Nullable;

/** Signals that a request scans too many rows for an event loop and must restart on another thread. */
public final class SlowRequest extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient @Nullable FaultOutcome drawnFaults;

    /**
     * Creates the signal.
     *
     * @param drawn the faults that were drawn for the request, or null if none were drawn yet
     */
    public SlowRequest(@Nullable FaultOutcome drawn) {
        super("the request takes long", null, false, false);
        this.drawnFaults = drawn;
    }

    /** Returns the faults that were drawn for the request and must not be drawn again, or null. */
    @Nullable
    public FaultOutcome drawnFaults() {
        return drawnFaults;
    }
}
