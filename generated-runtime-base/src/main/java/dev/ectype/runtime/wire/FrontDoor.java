package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;

/** Speaks another protocol than that of the description's paths; all sandboxes of an emulator share it. */
public interface FrontDoor {
    /** Whether it answers what is asked for at a path. */
    boolean takes(String path);

    /** Whether a request is still needed after it was answered. */
    boolean keeps(Request request);

    /** Whether it has to make itself ready first, which takes long. */
    boolean isBusy();

    /** Answers a request by calls. */
    void handle(Request request, ReplyBuffer reply, Calls calls);
}
