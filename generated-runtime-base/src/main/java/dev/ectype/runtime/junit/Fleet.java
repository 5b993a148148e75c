package dev.ectype.runtime.junit;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.EmulatorOptions;
import dev.ectype.runtime.testing.Running;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The states of one API that tests of a class use, all on one server: its own, and a sandbox for each test that runs beside
 * another or asks for one.
 */
final class Fleet<E extends Emulator> {
    private final Supplier<? extends E> maker;
    private final EmulatorOptions options;
    private @Nullable Running<E> server;
    private boolean taken;
    private int inUse;

    Fleet(Supplier<? extends E> maker, EmulatorOptions options) {
        this.maker = maker;
        this.options = options;
    }

    /** The server as a whole, which need not be idle. */
    synchronized Running<E> first() {
        Running<E> known = server;
        if (known == null) {
            known = Running.start(maker.get(), options);
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
    synchronized Running<E> take(boolean apart, String name) {
        Running<E> whole = first();
        inUse++;
        if (apart || taken) {
            return Running.beside(whole, maker.get(), name, options.log());
        }
        taken = true;
        whole.emulator().reset();
        whole.unmatched().take();
        return whole;
    }

    synchronized void give(Running<E> running) {
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
        Running<E> known = server;
        server = null;
        if (known != null) {
            known.stop();
        }
    }
}
