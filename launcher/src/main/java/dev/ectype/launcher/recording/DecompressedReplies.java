package dev.ectype.launcher.recording;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Exchanges whose replies are not compressed any more, as far as that can be undone. */
final class DecompressedReplies implements ExchangeSource {
    /** More than this of a reply nobody unpacks to describe it, or to compare it. */
    private static final int MOST = 8 << 20;

    private final ExchangeSource recorded;

    DecompressedReplies(ExchangeSource recorded) {
        this.recorded = recorded;
    }

    @Override
    public @Nullable CapturedExchange next() throws IOException {
        CapturedExchange next = recorded.next();
        // Some archives keep bodies unpacked and the fields as they came: a text is not packed.
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
