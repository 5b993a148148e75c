package dev.ectype.runtime.emulator;

import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.table.State;

/** The whole state of an emulator at one moment; {@link Emulator#restore(SavedState)} goes back to it. */
public final class SavedState {
    private final StateEngine engine;
    private final State state;

    SavedState(StateEngine engine, State state) {
        this.engine = engine;
        this.state = state;
    }

    StateEngine engine() {
        return engine;
    }

    State state() {
        return state;
    }

    /** As a snapshot, the same bytes that {@link Emulator#snapshot} gave at that moment. */
    public byte[] json() {
        return engine.snapshot(state);
    }
}
