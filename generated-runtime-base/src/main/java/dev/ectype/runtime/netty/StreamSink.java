package dev.ectype.runtime.netty;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.HeaderField;
import java.util.List;

/** Where the pieces of a streamed reply go. */
interface StreamSink {
    /** Whether the peer is ready for another piece. */
    boolean ready();

    void piece(Bytes piece);

    void end(List<HeaderField> trailers);

    void flush();

    /** The stream broke: what was sent must not look complete. */
    void failed(Throwable cause);
}
