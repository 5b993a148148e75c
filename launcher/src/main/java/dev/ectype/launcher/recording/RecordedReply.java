package dev.ectype.launcher.recording;

import java.util.List;

/** A recorded reply of a server. */
public record RecordedReply(int status, List<RecordedHeader> headers, RecordedBody body) {
    public RecordedReply {
        headers = List.copyOf(headers);
    }
}
