package dev.ectype.runtime.junit;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.EmulatorOptions;
import dev.ectype.runtime.testing.Running;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/**
 * The emulators of one API that tests of a class use: one, unless several tests run at once, each of which then has one of
 * its own. Further ones take any free port, because the first has the one that was asked for.
 */
final class Fleet<E extends Emulator> {
    private final Supplier<? extends E> maker;
    private final EmulatorOptions options;
    private final List<Running<E>> all = new ArrayList<>();
    private final Deque<Running<E>> idle = new ArrayDeque<>();

    Fleet(Supplier<? extends E> maker, EmulatorOptions options) {
        this.maker = maker;
        this.options = options;
    }

    /** The first of them, which need not be idle. */
    synchronized Running<E> first() {
        if (all.isEmpty()) {
            idle.add(add());
        }
        return all.get(0);
    }

    /** One that nobody else uses until it is given back. */
    synchronized Running<E> take() {
        first();
        return idle.isEmpty() ? add() : idle.removeFirst();
    }

    synchronized void give(Running<E> running) {
        idle.addFirst(running);
    }

    synchronized int size() {
        return all.size();
    }

    synchronized void stop() {
        all.forEach(Running::stop);
        all.clear();
        idle.clear();
    }

    private Running<E> add() {
        Running<E> added = Running.start(maker.get(), all.isEmpty() ? options : options.withPort(0));
        all.add(added);
        return added;
    }
}
