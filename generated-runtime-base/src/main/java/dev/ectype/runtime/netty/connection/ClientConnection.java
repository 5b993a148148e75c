package dev.ectype.runtime.netty.connection;

/** A client's connection as its event loop looks after it. */
public interface ClientConnection {
    /** Ends what has been waiting for too long. */
    void sweep(int tick);

    /** Finishes what is in flight and closes. */
    void shutDown();
}
