package dev.ectype.runtime.testing;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.ForkPoint;

/**
 * Holds a running emulator and its unmatched requests. It is not closeable, because test frameworks would close it
 * after each test.
 *
 * @param <E> the emulator
 * @param emulator the running emulator
 * @param unmatched the requests without a matching operation
 */
public record EmulatorUnderTest<E extends Emulator>(E emulator, UnmatchedRequests unmatched) {
    /**
     * Starts the emulator and its server.
     *
     * @param <E> the emulator
     * @param emulator the emulator, not started
     * @param options the options of the emulator and its server
     * @return the running emulator
     */
    public static <E extends Emulator> EmulatorUnderTest<E> start(E emulator, EmulatorOptions options) {
        UnmatchedRequests unmatched = new UnmatchedRequests(options.log());
        emulator.start(options.withLog(unmatched));
        return new EmulatorUnderTest<>(emulator, unmatched);
    }

    /**
     * Starts the emulator in a sandbox of a running one, with the initial state.
     *
     * @param <E> the emulator
     * @param server the running emulator
     * @param emulator the emulator for the sandbox, not started
     * @param sandbox the name of the sandbox
     * @param log the receiver of the sandbox's events
     * @return the emulator of the sandbox
     */
    public static <E extends Emulator> EmulatorUnderTest<E> startInSandbox(
            EmulatorUnderTest<? extends Emulator> server, E emulator, String sandbox, ServerLog log) {
        UnmatchedRequests unmatched = new UnmatchedRequests(log);
        server.emulator().sandbox(sandbox, emulator, ForkPoint.START, unmatched);
        return new EmulatorUnderTest<>(emulator, unmatched);
    }

    /** Stops the emulator, and its server unless it runs in a sandbox. */
    public void stop() {
        emulator.close();
    }
}
