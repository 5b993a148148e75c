package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.server.protocol.ConnectionProtocol;
import org.jspecify.annotations.Nullable;

/** Serves a protocol other than HTTP with paths. All sandboxes of an emulator share the adapter. */
public interface ProtocolAdapter {
    /** Returns true if the adapter answers a request, by its path or its content. */
    boolean accepts(Request request);

    /** Returns true if the adapter needs a request after its reply. */
    boolean needsRequestAfterReply(Request request);

    /** Returns true if the adapter answers a request while its body arrives. */
    default boolean streamsBody(Request request) {
        return false;
    }

    /** Returns true if the adapter needs a long preparation before it can handle a request. */
    boolean needsPreparation(Request request);

    /**
     * Returns the protocol of connections that are not HTTP, or null if the adapter has none.
     *
     * @param front the handler of all requests to the emulator, which reaches the adapter in each sandbox
     * @param maxBody the maximum size of a message in bytes
     */
    default @Nullable ConnectionProtocol connections(HttpHandler front, int maxBody, ServerLog log) {
        return null;
    }

    /** Answers a request with operation calls. */
    void handle(Request request, ReplyBuffer reply, OperationCaller calls);
}
