package dev.ectype.runtime.netty;

import io.netty.util.internal.logging.InternalLoggerFactory;
import io.netty.util.internal.logging.JdkLoggerFactory;

/** Netty in a process that serves and does nothing else, as opposed to a test that has an emulator beside other things. */
public final class DedicatedProcess {
    private static final String FLIGHT_RECORDER_EVENTS = "io.netty.jfr.enabled";

    private DedicatedProcess() {}

    /** Leaves out what costs a start time and a server nothing; call it before anything is served. */
    public static void prepare() {
        // The first buffer would load the flight recorder for its events: half of the wait for the first reply.
        if (System.getProperty(FLIGHT_RECORDER_EVENTS) == null) {
            System.setProperty(FLIGHT_RECORDER_EVENTS, "false");
        }
        // Without a choice, Netty tries three logging frameworks that are not there.
        InternalLoggerFactory.setDefaultFactory(JdkLoggerFactory.INSTANCE);
    }
}
