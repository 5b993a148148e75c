package dev.ectype.runtime.junit;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.testing.EmulatorUnderTest;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Holds the states of one API for the tests of a class on one server: the main state, and a sandbox for each test that
 * runs concurrently or requests one.
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

    /** Returns the main state, which may be in use. */
    synchronized EmulatorUnderTest<E> first() {
        EmulatorUnderTest<E> known = server;
        if (known == null) {
            known = EmulatorUnderTest.start(maker.get(), options);
            server = known;
        }
        return known;
    }

    /**
     * Takes a state in its initial form for exclusive use until its return.
     *
     * @param apart true for a sandbox even if the main state is free
     * @param name the name of a sandbox
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

    /** Returns the number of states in use. */
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
