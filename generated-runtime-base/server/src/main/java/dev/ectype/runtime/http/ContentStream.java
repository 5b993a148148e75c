package dev.ectype.runtime.http;

import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Streams content that the server pulls piece by piece while the peer is ready. */
public non-sealed interface ContentStream extends MessageContent {
    /** The length of a stream that does not know its length. */
    long UNKNOWN = -1;

    /** {@return the total number of bytes, or {@link #UNKNOWN}} */
    default long length() {
        return UNKNOWN;
    }

    /**
     * Starts the stream before the first piece. The stream may call wake on any thread when a piece is available.
     *
     * @param wake the task that makes the server call {@link #next} again
     */
    default void start(Runnable wake) {}

    /**
     * {@return the next piece, {@link ByteSlice#EMPTY} if none is available yet, or null at the end} Called on the
     * event loop.
     */
    @Nullable
    ByteSlice next();

    /** {@return the time in milliseconds after which the server stops the stream, or 0 for none} */
    default long timeout() {
        return 0;
    }

    /**
     * Stops a stream that may otherwise never end. The server still sends what {@link #next} gives until its end. Streams
     * with an end of their own ignore it. Called on the event loop.
     *
     * @param reason the reason
     */
    default void stop(Stop reason) {}

    /** Lists the reasons for which the server stops a stream. */
    enum Stop {
        /** The {@link #timeout} is over. */
        TIMEOUT,
        /** The server stops. */
        SHUTDOWN
    }

    /** {@return the trailers} Called after the end. */
    default List<HeaderField> trailers() {
        return List.of();
    }

    /** Closes the stream. Called exactly once: after the end, after a failure, or after the peer's disconnect. */
    default void close() {}

    /**
     * Creates a stream of unknown length over available pieces. It skips empty pieces.
     *
     * @param pieces the pieces
     * @return the stream
     */
    static ContentStream of(Iterator<ByteSlice> pieces) {
        return new ContentStream() {
            @Override
            public @Nullable ByteSlice next() {
                while (pieces.hasNext()) {
                    ByteSlice piece = pieces.next();
                    if (!piece.isEmpty()) {
                        return piece;
                    }
                }
                return null;
            }
        };
    }
}
