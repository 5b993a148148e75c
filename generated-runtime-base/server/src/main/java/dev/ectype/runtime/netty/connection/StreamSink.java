package dev.ectype.runtime.netty.connection;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderField;
import java.util.List;

/** Sends the pieces of a streamed reply. */
public interface StreamSink {
    /** Returns true if the peer is ready for another piece. */
    boolean ready();

    void write(ByteSlice piece);

    void end(List<HeaderField> trailers);

    void flush();

    /** Ends the reply after a failure, so that it does not look complete. */
    void failed(Throwable cause);
}
