package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.ContentCoding;
import dev.ectype.launcher.recording.RecordedBody;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import java.util.List;

/** Converts a target's response to a reply that can be compared with a recording. */
public final class ReplyDecoder {
    private ReplyDecoder() {}

    /** Decompresses the body of a reply, up to the given number of bytes. */
    public static RecordedReply decoded(int status, List<RecordedHeader> headers, byte[] body, int most)
            throws NoResponse {
        String encoding = RecordedHeader.first(headers, "content-encoding");
        RecordedBody decoded = encoding == null ? null : ContentCoding.decoded(body, encoding, most);
        if (decoded != null && decoded.isCut()) {
            throw new NoResponse("the response is longer than " + (most >> 20) + " MiB after decompression", false);
        }
        return new RecordedReply(status, headers, decoded == null ? RecordedBody.of(body) : decoded);
    }
}
