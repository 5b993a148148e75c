package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;

/** Speaks another protocol than that of the description's paths; all sandboxes of an emulator share it. */
public interface FrontDoor {
    /** Whether it answers such a request, by its path or its content. */
    boolean takes(Request request);

    /** Whether a request is still needed after it was answered. */
    boolean keeps(Request request);

    /** Whether it answers such a request while its body comes. */
    default boolean hearsPieces(Request request) {
        return false;
    }

    /** Whether it has to make itself ready first, which takes long, before it knows what to do with a request. */
    boolean isBusy(Request request);

    /** Answers a request by calls. */
    void handle(Request request, ReplyBuffer reply, Calls calls);
}
