package dev.ectype.runtime.testing;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.EmulatorOptions;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.ForkPoint;

/**
 * An emulator that is being served, and what it was asked for in vain. Whoever runs tests closes whatever can be closed
 * after each: this is to outlive a test and hence cannot.
 */
public record Running<E extends Emulator>(E emulator, Unmatched unmatched) {
    /** Starts it, and listens. */
    public static <E extends Emulator> Running<E> start(E emulator, EmulatorOptions options) {
        Unmatched unmatched = new Unmatched(options.log());
        emulator.start(options.withLog(unmatched));
        return new Running<>(emulator, unmatched);
    }

    /** Lets it answer in a sandbox of one that is being served, which begins with the state at the start. */
    public static <E extends Emulator> Running<E> beside(
            Running<? extends Emulator> server, E emulator, String sandbox, ServerLog log) {
        Unmatched unmatched = new Unmatched(log);
        server.emulator().sandbox(sandbox, emulator, ForkPoint.START, unmatched);
        return new Running<>(emulator, unmatched);
    }

    public void stop() {
        emulator.close();
    }
}
