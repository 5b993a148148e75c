package dev.ectype.launcher.recording;

import java.util.List;

/** What a server answered. */
public record RecordedReply(int status, List<Header> headers, Body body) {
    public RecordedReply {
        headers = List.copyOf(headers);
    }
}
