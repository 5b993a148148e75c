package dev.ectype.runtime.http;

/** Delivers a request body in chunks while the request is being answered. */
public interface BodyChunks {
    /**
     * Registers the listener for earlier and later chunks. Called once, on any thread.
     *
     * @param listener the listener, which receives the first chunk before this call returns or later
     */
    void listen(Listener listener);

    /** Receives the chunks. Called by one thread at a time, usually the event loop. */
    interface Listener {
        /**
         * Receives bytes that the listener owns.
         *
         * @param piece the bytes
         */
        void chunk(ByteSlice piece);

        /** Ends the body. */
        void end();
    }
}
