package dev.ectype.controlplane.emulator;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that an emulator started, ended, was lost or recovered. Heartbeats are no events. */
record EmulatorChanged(String kind, String target, @Nullable RegisteredEmulator before, RegisteredEmulator after)
        implements Change {
    static EmulatorChanged registered(RegisteredEmulator emulator) {
        return new EmulatorChanged("emulator.registered", emulator.id(), null, emulator);
    }

    static EmulatorChanged deregistered(RegisteredEmulator before, RegisteredEmulator after) {
        return new EmulatorChanged("emulator.deregistered", after.id(), before, after);
    }

    static EmulatorChanged lost(RegisteredEmulator before, RegisteredEmulator after) {
        return new EmulatorChanged("emulator.lost", after.id(), before, after);
    }

    static EmulatorChanged recovered(RegisteredEmulator before, RegisteredEmulator after) {
        return new EmulatorChanged("emulator.recovered", after.id(), before, after);
    }
}
