package dev.ectype.runtime.http;

import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Content that the server asks for piece by piece, and only while the peer is ready to take more. */
public non-sealed interface ContentStream extends MessageContent {
    long UNKNOWN = -1;

    /** The number of bytes that all pieces have together, or {@link #UNKNOWN}. */
    default long length() {
        return UNKNOWN;
    }

    /** Called once before the first piece; wake may be called on any thread when a piece has become available. */
    default void start(Runnable wake) {}

    /** The next piece, {@link ByteSlice#EMPTY} when there is none yet, or null at the end; always on the event loop. */
    @Nullable
    ByteSlice next();

    /** The fields that follow the content; asked after the end was reached. */
    default List<HeaderField> trailers() {
        return List.of();
    }

    /** Called exactly once: after the end, after a failure, or when the peer has gone. */
    default void close() {}

    /** A stream of unknown length over pieces that are already available. */
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
