package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;

/** Speaks another protocol than that of the description's paths; all sandboxes of an emulator share it. */
public interface ProtocolAdapter {
    /** Whether it answers such a request, by its path or its content. */
    boolean accepts(Request request);

    /** Whether a request is still needed after it was answered. */
    boolean needsRequestAfterReply(Request request);

    /** Whether it answers such a request while its body comes. */
    default boolean streamsBody(Request request) {
        return false;
    }

    /** Whether it has to make itself ready first, which takes long, before it knows what to do with a request. */
    boolean needsPreparation(Request request);

    /** Answers a request by calls. */
    void handle(Request request, ReplyBuffer reply, OperationCaller calls);
}
