package dev.ectype.runtime.graphql;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.wire.StreamEnd;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes results as server-sent events: a {@code next} per result, {@code complete} at the end. */
final class EventStream implements ContentStream {
    private final ResultFeed feed;
    private boolean begun;
    private boolean completed;

    EventStream(ResultFeed feed) {
        this.feed = feed;
    }

    @Override
    public void start(Runnable wake) {
        feed.start(wake);
    }

    @Override
    public @Nullable ByteSlice next() {
        if (!begun) {
            begun = true;
            // A comment line before the first event confirms the subscription to the client.
            return bytes(":\n\n");
        }
        Map<String, @Nullable Object> result = feed.next();
        if (result != null) {
            return bytes(
                    "event: next\ndata: " + DocumentConverter.document(result).literal() + "\n\n");
        }
        if (feed.mayContinue()) {
            return ByteSlice.EMPTY;
        }
        if (completed) {
            return null;
        }
        completed = true;
        return bytes("event: complete\ndata:\n\n");
    }

    private static ByteSlice bytes(String text) {
        return ByteSlice.of(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void stop(Stop reason) {
        feed.end(StreamEnd.of(reason));
    }

    @Override
    public void close() {
        feed.end();
    }
}
