package dev.ectype.runtime.netty;

/** Reports a requested address that another process has. */
public final class PortInUse extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String host;
    private final int port;

    public PortInUse(String host, int port, Throwable cause) {
        super("port " + port + " on " + host + " is in use", cause);
        this.host = host;
        this.port = port;
    }

    public String host() {
        return host;
    }

    public int port() {
        return port;
    }
}
