package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.ContentCoding;
import dev.ectype.launcher.recording.RecordedBody;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import java.util.List;

/** Makes of what a target sent what is compared with a recording. */
public final class ReplyDecoder {
    private ReplyDecoder() {}

    /** The reply with its body as it was before it was compressed, of which no more may be made than so many bytes. */
    public static RecordedReply decoded(int status, List<RecordedHeader> headers, byte[] body, int most)
            throws NoResponse {
        String encoding = RecordedHeader.first(headers, "content-encoding");
        RecordedBody decoded = encoding == null ? null : ContentCoding.decoded(body, encoding, most);
        if (decoded != null && decoded.isCut()) {
            throw new NoResponse("the reply is longer than " + (most >> 20) + " MiB once it is unpacked", false);
        }
        return new RecordedReply(status, headers, decoded == null ? RecordedBody.of(body) : decoded);
    }
}
