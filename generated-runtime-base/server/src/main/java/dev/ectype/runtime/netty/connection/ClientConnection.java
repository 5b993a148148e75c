package dev.ectype.runtime.netty.connection;

/** Represents a client's connection for the supervision by its event loop. */
public interface ClientConnection {
    /** Ends waits beyond their timeout. */
    void sweep(int tick);

    /** Finishes open requests and closes. */
    void shutDown();
}
