package dev.ectype.controlplane.command;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicBoolean;

/** Ends the process when it is asked to, with the exit code that says how: whoever stops a server in the usual way sees no failure. */
final class StopSignal {
    private static final int INTERRUPTED = 130;
    private static final int STOPPED = 0;

    private final AtomicBoolean asked = new AtomicBoolean();

    private StopSignal() {}

    /** Listens from now on. What was taken is finished by the hooks of the process; a second signal says that this takes too long. */
    static void listen() {
        StopSignal signal = new StopSignal();
        signal.on("INT", INTERRUPTED);
        signal.on("TERM", STOPPED);
    }

    private void stop(int exitCode) {
        if (asked.getAndSet(true)) {
            Runtime.getRuntime().halt(exitCode);
        }
        System.exit(exitCode);
    }

    /** By name, because these classes are in every JDK but in no Java standard; without them the JVM's default holds. */
    private void on(String name, int exitCode) {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            InvocationHandler stop = (proxy, method, arguments) -> {
                if (method.getName().equals("handle")) {
                    stop(exitCode);
                    return null;
                }
                return method.getName().equals("hashCode") ? 0 : "stop on " + name;
            };
            Object proxy = Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] {handler}, stop);
            signal.getMethod("handle", signal, handler)
                    .invoke(null, signal.getConstructor(String.class).newInstance(name), proxy);
        } catch (ReflectiveOperationException | IllegalArgumentException unavailable) {
            return;
        }
    }
}
