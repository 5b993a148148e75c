package dev.ectype.runtime.emulator.seed;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.json.slice.JsonSlice;
import dev.ectype.runtime.state.Seeding;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateOptions;
import dev.ectype.runtime.state.snapshot.ApiIdentity;
import dev.ectype.runtime.state.snapshot.BadSnapshot;
import dev.ectype.runtime.state.snapshot.SnapshotFit;
import dev.ectype.runtime.state.table.StateSchema;
import org.jspecify.annotations.Nullable;

/**
 * Holds the state that an emulator has at the start with the standard options, as a snapshot. It is read in a fraction of the time in
 * which the instances are generated.
 */
public final class StoredStart {
    /** The ending of the file; the simple name of the emulator's class precedes it. */
    public static final String FILE_ENDING = ".start.json";

    private final byte[] snapshot;

    /** Creates a stored start from the snapshot of an emulator that was booted with the standard options. */
    public StoredStart(byte[] snapshot) {
        this.snapshot = snapshot;
    }

    /** Returns whether an emulator with these options has the same state at the start as with the standard options. */
    public static boolean fits(EmulatorOptions options) {
        EmulatorOptions standard = EmulatorOptions.standard();
        return options.fixture() == null
                && options.chaos() == null
                && options.populate() == standard.populate()
                && options.seed() == standard.seed()
                && options.clock() == standard.clock()
                && options.maxBody() == standard.maxBody()
                && options.responses() == standard.responses();
    }

    /** Returns an engine with the state, or null if the snapshot is damaged or is of another description. */
    public @Nullable StateEngine restored(ApiIdentity api, StateSchema schema, StateOptions options) {
        StateEngine engine = new StateEngine(api, schema, options, Seeding.NOTHING);
        try {
            engine.restore(JsonSlice.of(snapshot, 0, snapshot.length), SnapshotFit.SAME_DESCRIPTION);
        } catch (BadSnapshot | MalformedJson unusable) {
            return null;
        }
        engine.setStartToCurrent();
        return engine;
    }
}
