package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;

/** Whom a replay asks. It is asked by several threads at once where that was wanted. */
public interface ReplayTarget {
    /** Asks, and gives the whole reply; the address of the request is the recorded one. */
    RecordedReply send(RecordedRequest request) throws NoResponse, InterruptedException;
}
