package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;

/** Whom a replay asks. It is asked by several threads at once where that was wanted. */
public interface Target {
    /** Asks, and gives the whole reply; the address of the request is the recorded one. */
    RecordedReply ask(RecordedRequest request) throws NoAnswer, InterruptedException;
}
