package dev.ectype.runtime.http;

/** Delivers a request body in chunks while the request is being answered. */
public interface BodyChunks {
    /** Registers the listener for earlier and later chunks. Called once, on any thread. */
    void listen(Listener listener);

    /** Receives the chunks. Called by one thread at a time, usually the event loop. */
    interface Listener {
        /** Receives bytes that the listener owns. */
        void chunk(ByteSlice piece);

        /** Ends the body. */
        void end();
    }
}
