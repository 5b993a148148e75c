package dev.ectype.runtime.netty;

import io.netty.channel.ReflectiveChannelFactory;
import io.netty.util.internal.logging.InternalLoggerFactory;
import io.netty.util.internal.logging.JdkLoggerFactory;

/** Tunes Netty for a process that only serves, unlike a test with an embedded emulator. */
public final class DedicatedProcess {
    private static final String FLIGHT_RECORDER_EVENTS = "io.netty.jfr.enabled";

    private DedicatedProcess() {}

    /**
     * Disables features that slow down the start and that a server does not need, and loads the transport on another thread. Call it as
     * early as possible, and before the first server starts.
     */
    public static void prepare() {
        // The first buffer would load the flight recorder for its events: half of the wait for the first reply.
        if (System.getProperty(FLIGHT_RECORDER_EVENTS) == null) {
            System.setProperty(FLIGHT_RECORDER_EVENTS, "false");
        }
        // Without a choice, Netty tries three logging frameworks that are not there.
        InternalLoggerFactory.setDefaultFactory(JdkLoggerFactory.INSTANCE);
        Thread loading = new Thread(DedicatedProcess::load, "transport");
        loading.setDaemon(true);
        loading.start();
    }

    /** Creates a channel, so that its classes and the native library are there when the server starts. */
    private static void load() {
        new ReflectiveChannelFactory<>(Transport.best().serverChannel())
                .newChannel()
                .unsafe()
                .closeForcibly();
    }
}
