package dev.ectype.runtime.testing;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.ForkPoint;

/**
 * An emulator that is being served, and what it was asked for in vain. Whoever runs tests closes whatever can be closed
 * after each: this is to outlive a test and hence cannot.
 */
public record EmulatorUnderTest<E extends Emulator>(E emulator, UnmatchedRequests unmatched) {
    /** Starts it, and listens. */
    public static <E extends Emulator> EmulatorUnderTest<E> start(E emulator, EmulatorOptions options) {
        UnmatchedRequests unmatched = new UnmatchedRequests(options.log());
        emulator.start(options.withLog(unmatched));
        return new EmulatorUnderTest<>(emulator, unmatched);
    }

    /** Lets it answer in a sandbox of one that is being served, which begins with the state at the start. */
    public static <E extends Emulator> EmulatorUnderTest<E> startInSandbox(
            EmulatorUnderTest<? extends Emulator> server, E emulator, String sandbox, ServerLog log) {
        UnmatchedRequests unmatched = new UnmatchedRequests(log);
        server.emulator().sandbox(sandbox, emulator, ForkPoint.START, unmatched);
        return new EmulatorUnderTest<>(emulator, unmatched);
    }

    public void stop() {
        emulator.close();
    }
}
