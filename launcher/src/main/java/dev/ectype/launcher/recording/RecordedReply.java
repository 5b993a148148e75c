package dev.ectype.launcher.recording;

import java.util.List;

/** What a server answered. */
public record RecordedReply(int status, List<RecordedHeader> headers, RecordedBody body) {
    public RecordedReply {
        headers = List.copyOf(headers);
    }
}
