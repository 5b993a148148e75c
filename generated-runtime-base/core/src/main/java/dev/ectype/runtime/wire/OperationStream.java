package dev.ectype.runtime.wire;

import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/**
 * Streams the events of one operation in the API's own documents: first of stored instances, then of each write. Protocol adapters
 * write the events. All methods but {@link #start} and the wake callback are called on one thread.
 */
public interface OperationStream {
    /**
     * Represents one event.
     *
     * @param position the journal position from which the stream can be resumed after this event, or -1 within a write with several
     *     events
     * @param name the name of the event beside its document, or null
     */
    record Event(long position, @Nullable String name, Document document) {}

    /**
     * Begins to follow the writes.
     *
     * @param wake the callback for a new event and for the end, called on any thread
     */
    void start(Runnable wake);

    /** Returns the next event, or null if none is available. */
    @Nullable
    Event next();

    /** Returns the reason for the end after the last event, or null before. */
    @Nullable
    StreamEnd ended();

    /** Returns the time in milliseconds that the request limits the stream to, or 0. */
    long timeout();

    /** Ends the stream. */
    void end(StreamEnd reason);

    /** Stops following the writes. */
    void close();
}
