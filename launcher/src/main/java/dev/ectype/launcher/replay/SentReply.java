package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.Body;
import dev.ectype.launcher.recording.ContentCoding;
import dev.ectype.launcher.recording.Header;
import dev.ectype.launcher.recording.RecordedReply;
import java.util.List;

/** Makes of what a target sent what is compared with a recording. */
public final class SentReply {
    private SentReply() {}

    /** The reply with its body as it was before it was compressed, of which no more may be made than so many bytes. */
    public static RecordedReply decoded(int status, List<Header> headers, byte[] body, int most) throws NoAnswer {
        String encoding = Header.first(headers, "content-encoding");
        Body decoded = encoding == null ? null : ContentCoding.decoded(body, encoding, most);
        if (decoded != null && decoded.isCut()) {
            throw new NoAnswer("the reply is longer than " + (most >> 20) + " MiB once it is unpacked", false);
        }
        return new RecordedReply(status, headers, decoded == null ? Body.of(body) : decoded);
    }
}
