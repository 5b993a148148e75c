package dev.ectype.benchmark.plane;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** Loads the control plane with requests of other clients in background threads. */
final class Attack implements AutoCloseable {
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean ended;

    /** Repeats an action in the given number of threads until it is closed, also after failures. */
    static Attack of(int count, Callable<?> action) {
        Attack attack = new Attack();
        for (int at = 0; at < count; at++) {
            Thread thread = new Thread(() -> attack.repeat(action), "attack-" + at);
            thread.setDaemon(true);
            attack.threads.add(thread);
            thread.start();
        }
        return attack;
    }

    private void repeat(Callable<?> action) {
        while (!ended) {
            try {
                action.call();
            } catch (IOException refused) {
                // The control plane rejects the attack, and the benchmark measures that.
            } catch (InterruptedException stop) {
                return;
            } catch (Exception failed) {
                throw new IllegalStateException(failed);
            }
        }
    }

    @Override
    public void close() throws IOException {
        ended = true;
        threads.forEach(Thread::interrupt);
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException(interrupted);
        }
    }
}
