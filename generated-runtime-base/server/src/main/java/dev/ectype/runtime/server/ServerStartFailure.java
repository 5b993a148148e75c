package dev.ectype.runtime.server;

/** Reports an unusable address or certificate with the reason. */
public final class ServerStartFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** True if another process has the port. */
    private final boolean portTaken;

    /** Creates a failure that is, or is not, caused by a port in use. */
    public ServerStartFailure(String message, boolean portTaken, Throwable cause) {
        super(message, cause);
        this.portTaken = portTaken;
    }

    /** {@return true if another process has the port} */
    public boolean isPortTaken() {
        return portTaken;
    }
}
