package dev.ectype.runtime.junit;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.testing.EmulatorUnderTest;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The states of one API that tests of a class use, all on one server: its own, and a sandbox for each test that runs beside
 * another or asks for one.
 */
final class EmulatorPool<E extends Emulator> {
    private final Supplier<? extends E> maker;
    private final EmulatorOptions options;
    private @Nullable EmulatorUnderTest<E> server;
    private boolean taken;
    private int inUse;

    EmulatorPool(Supplier<? extends E> maker, EmulatorOptions options) {
        this.maker = maker;
        this.options = options;
    }

    /** The server as a whole, which need not be idle. */
    synchronized EmulatorUnderTest<E> first() {
        EmulatorUnderTest<E> known = server;
        if (known == null) {
            known = EmulatorUnderTest.start(maker.get(), options);
            server = known;
        }
        return known;
    }

    /**
     * A state that nobody else uses until it is given back, as it is at the start.
     *
     * @param apart whether it is to be a sandbox even when nobody uses the server
     * @param name what the sandbox is called if it is one
     */
    synchronized EmulatorUnderTest<E> take(boolean apart, String name) {
        EmulatorUnderTest<E> whole = first();
        inUse++;
        if (apart || taken) {
            return EmulatorUnderTest.startInSandbox(whole, maker.get(), name, options.log());
        }
        taken = true;
        whole.emulator().reset();
        whole.unmatched().take();
        return whole;
    }

    synchronized void give(EmulatorUnderTest<E> running) {
        inUse--;
        if (running == server) {
            taken = false;
        } else {
            running.stop();
        }
    }

    /** How many tests have one now. */
    synchronized int inUse() {
        return inUse;
    }

    synchronized void stop() {
        EmulatorUnderTest<E> known = server;
        server = null;
        if (known != null) {
            known.stop();
        }
    }
}
