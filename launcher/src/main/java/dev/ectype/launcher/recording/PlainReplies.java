package dev.ectype.launcher.recording;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Exchanges whose replies are not compressed any more, as far as that can be undone. */
final class PlainReplies implements Exchanges {
    /** More than this of a reply nobody unpacks to describe it, or to compare it. */
    private static final int MOST = 8 << 20;

    private final Exchanges recorded;

    PlainReplies(Exchanges recorded) {
        this.recorded = recorded;
    }

    @Override
    public @Nullable Exchange next() throws IOException {
        Exchange next = recorded.next();
        // Some archives keep bodies unpacked and the fields as they came: a text is not packed.
        return next == null || next.reply().body().text() != null ? next : plain(next);
    }

    private static Exchange plain(Exchange exchange) {
        RecordedReply reply = exchange.reply();
        List<Header> headers = new ArrayList<>(reply.headers());
        Body body = ContentCoding.plain(reply.body(), headers, MOST);
        return new Exchange(
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
