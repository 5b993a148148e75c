package dev.ectype.runtime.http;

/** What comes of a body while its request is being answered already. */
public interface BodyChunks {
    /** Hears what has come so far and all that comes; called once, on any thread. */
    void listen(Listener listener);

    /** Called by one thread at a time, mostly the event loop. */
    interface Listener {
        /** Takes bytes that are the listener's own. */
        void chunk(ByteSlice piece);

        /** All of the body is there. */
        void end();
    }
}
