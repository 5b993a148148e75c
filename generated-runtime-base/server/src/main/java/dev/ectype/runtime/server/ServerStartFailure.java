package dev.ectype.runtime.server;

import org.jspecify.annotations.Nullable;

/** Reports an unusable address or certificate with the reason. */
public final class ServerStartFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The port in use, or -1. */
    private final int takenPort;

    private ServerStartFailure(String message, int takenPort, @Nullable Throwable cause) {
        super(message, cause);
        this.takenPort = takenPort;
    }

    /** Creates a failure, with its cause if it has one. */
    public ServerStartFailure(String message, @Nullable Throwable cause) {
        this(message, -1, cause);
    }

    /** Creates a failure because another process has a port. */
    public static ServerStartFailure portTaken(String message, int port, Throwable cause) {
        return new ServerStartFailure(message, port, cause);
    }

    /** {@return true if another process has the port} */
    public boolean isPortTaken() {
        return takenPort >= 0;
    }

    /** {@return the port that another process has, or -1} */
    public int takenPort() {
        return takenPort;
    }
}
