package dev.ectype.runtime.server;

/** The address, or the certificate, cannot be used; the message says why. */
public final class ServerStartFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean portTaken;

    ServerStartFailure(String message, boolean portTaken, Throwable cause) {
        super(message, cause);
        this.portTaken = portTaken;
    }

    /** Whether another process has the port. */
    public boolean isPortTaken() {
        return portTaken;
    }
}
