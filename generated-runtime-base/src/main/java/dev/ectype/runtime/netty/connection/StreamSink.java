package dev.ectype.runtime.netty.connection;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderField;
import java.util.List;

/** Where the pieces of a streamed reply go. */
public interface StreamSink {
    /** Whether the peer is ready for another piece. */
    boolean ready();

    void write(ByteSlice piece);

    void end(List<HeaderField> trailers);

    void flush();

    /** The stream broke: what was sent must not look complete. */
    void failed(Throwable cause);
}
