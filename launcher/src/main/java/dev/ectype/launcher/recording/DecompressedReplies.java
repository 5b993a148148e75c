package dev.ectype.launcher.recording;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decompresses the replies of exchanges where possible. */
final class DecompressedReplies implements ExchangeSource {
    /** The most bytes of a decompressed reply, which suffice to describe or compare it. */
    private static final int MOST = 8 << 20;

    private final ExchangeSource recorded;

    DecompressedReplies(ExchangeSource recorded) {
        this.recorded = recorded;
    }

    @Override
    public @Nullable CapturedExchange next() throws IOException {
        CapturedExchange next = recorded.next();
        // Some archives store decompressed bodies with the original headers: a text is not compressed.
        return next == null || next.reply().body().text() != null ? next : plain(next);
    }

    private static CapturedExchange plain(CapturedExchange exchange) {
        RecordedReply reply = exchange.reply();
        List<RecordedHeader> headers = new ArrayList<>(reply.headers());
        RecordedBody body = ContentCoding.plain(reply.body(), headers, MOST);
        return new CapturedExchange(
                exchange.seq(),
                exchange.at(),
                exchange.request(),
                new RecordedReply(reply.status(), headers, body),
                exchange.durationMs(),
                exchange.fault());
    }

    @Override
    public void close() throws IOException {
        recorded.close();
    }
}
