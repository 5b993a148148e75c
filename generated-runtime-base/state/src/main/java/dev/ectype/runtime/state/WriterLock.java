package dev.ectype.runtime.state;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Admits one writer at a time to the state of an engine, and none after the engine handed over its state. */
final class WriterLock {
    private final ReentrantLock lock = new ReentrantLock();
    private boolean superseded;

    /**
     * Waits until no other thread writes.
     *
     * @throws IllegalStateException if this thread holds the lock already
     * @throws SupersededState if the engine handed over its state
     */
    void lock() {
        if (lock.isHeldByCurrentThread()) {
            throw new IllegalStateException("this thread is in the middle of another write");
        }
        lock.lock();
        if (superseded) {
            lock.unlock();
            throw new SupersededState();
        }
    }

    void unlock() {
        lock.unlock();
    }

    /** Runs an action as the only writer. */
    void run(Runnable action) {
        lock();
        try {
            action.run();
        } finally {
            unlock();
        }
    }

    /** Runs an action unless another thread writes. */
    void tryRun(Runnable action) {
        if (lock.tryLock()) {
            try {
                action.run();
            } finally {
                lock.unlock();
            }
        }
    }

    /** Runs an action as the last writer. If it fails, others can still write. */
    <T> T supersede(Supplier<T> action) {
        lock();
        try {
            T result = action.get();
            superseded = true;
            return result;
        } finally {
            unlock();
        }
    }
}
