package dev.ectype.runtime.channel;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.PublishedMessage;
import dev.ectype.runtime.wire.StreamEnd;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Writes the messages of a channel as server-sent events. The name of an event is the name of its message. */
final class MessageEvents implements ContentStream {
    private final ChannelMatch match;
    private final MessageFeed feed;
    private final Deque<ChannelDelivery> earlier = new ArrayDeque<>();
    private final @Nullable String after;
    private boolean begun;
    private boolean over;
    private long newest;

    /** @param after the number of the last message that the client has, or null to begin with the next one */
    MessageEvents(ChannelMatch match, MessageFeed feed, @Nullable String after) {
        this.match = match;
        this.feed = feed;
        this.after = after;
    }

    @Override
    public void start(Runnable wake) {
        feed.start(wake);
        Long known = number(after);
        for (PublishedMessage message : feed.storedMessages()) {
            long number = Long.parseLong(message.id());
            newest = number;
            if (known != null && number > known) {
                earlier.add(ChannelDelivery.of(message));
            }
        }
    }

    private static @Nullable Long number(@Nullable String text) {
        return text == null || !text.matches("[0-9]{1,18}") ? null : (Long) Long.parseLong(text);
    }

    @Override
    public @Nullable ByteSlice next() {
        if (!begun) {
            begun = true;
            // A comment line before the first event confirms the subscription to the client.
            return ByteSlice.utf8(":\n\n");
        }
        ChannelDelivery message = message();
        if (message != null) {
            String name = message.message().name().replaceAll("[\\r\\n]", " ");
            String data = match.channel().payload(message).text().replaceAll("\\r\\n?|\\n", "\ndata: ");
            return ByteSlice.utf8("id: " + message.message().id() + "\nevent: " + name + "\ndata: " + data + "\n\n");
        }
        StreamEnd end = feed.ended();
        if (end == null) {
            return ByteSlice.EMPTY;
        }
        if (end == StreamEnd.STATE_REPLACED) {
            newest = 0;
            feed.restart();
            return ByteSlice.utf8("event: control\ndata: " + end.document().literal() + "\n\n");
        }
        if (over || end == StreamEnd.COMPLETE) {
            return null;
        }
        over = true;
        return ByteSlice.utf8("event: control\ndata: " + end.document().literal() + "\n\n");
    }

    /** Returns the next message, each once: the feed also has those between its start and the first read. */
    private @Nullable ChannelDelivery message() {
        ChannelDelivery message = earlier.poll();
        while (message == null) {
            message = feed.next();
            if (message == null || Long.parseLong(message.message().id()) > newest) {
                return message;
            }
            message = null;
        }
        return message;
    }

    @Override
    public void stop(Stop reason) {
        feed.end(StreamEnd.of(reason));
    }

    @Override
    public void close() {
        feed.close();
    }
}
