package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;

/** Answers replayed requests. Several threads call it at once in a parallel replay. */
public interface ReplayTarget {
    /** Sends a request with its recorded address and returns the whole reply. */
    RecordedReply send(RecordedRequest request) throws NoResponse, InterruptedException;
}
