package dev.ectype.runtime.testing;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.ForkPoint;

/**
 * Holds a running emulator and its unmatched requests. It is not closeable, because test frameworks would close it after
 * each test.
 */
public record EmulatorUnderTest<E extends Emulator>(E emulator, UnmatchedRequests unmatched) {
    /** Starts the emulator and its server. */
    public static <E extends Emulator> EmulatorUnderTest<E> start(E emulator, EmulatorOptions options) {
        UnmatchedRequests unmatched = new UnmatchedRequests(options.log());
        emulator.start(options.withLog(unmatched));
        return new EmulatorUnderTest<>(emulator, unmatched);
    }

    /** Starts the emulator in a sandbox of a running one, with the initial state. */
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
