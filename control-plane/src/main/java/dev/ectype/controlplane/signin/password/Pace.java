package dev.ectype.controlplane.signin.password;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/**
 * Defers responses to a common duration. Otherwise, the time to record an event or to store a mail would reveal whether an e-mail address
 * has a member.
 */
public final class Pace {
    private static final Duration STEP = Duration.ofMillis(250);

    private final long began = System.nanoTime();

    private Pace() {}

    public static Pace begin() {
        return new Pace();
    }

    /** Waits until the duration since the beginning is a multiple of 250 ms. */
    public void keep() {
        long elapsed = System.nanoTime() - began;
        long end = began + (elapsed / STEP.toNanos() + 1) * STEP.toNanos();
        long rest = end - System.nanoTime();
        while (rest > 0 && !Thread.currentThread().isInterrupted()) {
            LockSupport.parkNanos(rest);
            rest = end - System.nanoTime();
        }
    }
}
