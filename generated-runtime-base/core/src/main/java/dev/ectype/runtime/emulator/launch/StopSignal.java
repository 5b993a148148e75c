package dev.ectype.runtime.emulator.launch;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Waits for a stop signal and returns the exit code for it. */
public final class StopSignal {
    /** The exit code after Ctrl-C. */
    public static final int INTERRUPTED = 130;

    /** The exit code after SIGTERM, the usual way to stop a server: no failure. */
    public static final int STOPPED = 0;

    private final CountDownLatch stopRequested = new CountDownLatch(1);
    private final AtomicInteger code = new AtomicInteger(STOPPED);

    private StopSignal() {}

    /** Installs the handlers of the signals. */
    public static StopSignal listen() {
        StopSignal signal = new StopSignal();
        on("INT", () -> signal.stop(INTERRUPTED));
        on("TERM", () -> signal.stop(STOPPED));
        return signal;
    }

    /** Ignores the signals, for a process that ends with another one: a terminal sends Ctrl-C to both. */
    public static void ignore() {
        on("INT", () -> {});
        on("TERM", () -> {});
    }

    /** Waits for the first signal and returns its exit code. */
    public int await() {
        try {
            stopRequested.await();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return INTERRUPTED;
        }
        return code.get();
    }

    void stop(int exitCode) {
        if (stopRequested.getCount() == 0) {
            // A second signal means that closing takes too long.
            Runtime.getRuntime().halt(exitCode);
        }
        code.set(exitCode);
        stopRequested.countDown();
    }

    /**
     * Handles a signal by reflection, because these classes are in every JDK but in no Java standard. Without them the JVM's
     * default holds.
     */
    private static void on(String name, Runnable action) {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            InvocationHandler calls = (proxy, method, arguments) -> {
                if (method.getName().equals("handle")) {
                    action.run();
                    return null;
                }
                return method.getName().equals("hashCode") ? 0 : "action on " + name;
            };
            Object proxy = Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] {handler}, calls);
            signal.getMethod("handle", signal, handler)
                    .invoke(null, signal.getConstructor(String.class).newInstance(name), proxy);
        } catch (ReflectiveOperationException | IllegalArgumentException unavailable) {
            return;
        }
    }
}
