package dev.ectype.runtime.graphql;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.Stream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Results as server-sent events: {@code next} for each, {@code complete} at the end. */
final class EventStream implements Stream {
    private final Feed feed;
    private boolean begun;
    private boolean completed;

    EventStream(Feed feed) {
        this.feed = feed;
    }

    @Override
    public void start(Runnable wake) {
        feed.start(wake);
    }

    @Override
    public @Nullable Bytes next() {
        if (!begun) {
            begun = true;
            // So that a client knows, before anything happens, that it is being listened for it.
            return bytes(":\n\n");
        }
        Map<String, @Nullable Object> result = feed.next();
        if (result != null) {
            return bytes("event: next\ndata: " + Plain.document(result).literal() + "\n\n");
        }
        if (feed.goesOn()) {
            return Bytes.EMPTY;
        }
        if (completed) {
            return null;
        }
        completed = true;
        return bytes("event: complete\ndata:\n\n");
    }

    private static Bytes bytes(String text) {
        return Bytes.of(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        feed.end();
    }
}
