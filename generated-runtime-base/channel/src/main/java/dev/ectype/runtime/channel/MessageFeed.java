package dev.ectype.runtime.channel;

import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.DelayedHead;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.PublishedMessage;
import dev.ectype.runtime.wire.PublishedMessages;
import dev.ectype.runtime.wire.StreamEnd;
import dev.ectype.runtime.wire.WriteFeed;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Follows the messages of one channel for one subscriber, from its start on. */
final class MessageFeed {
    private final String address;
    private final OperationCaller calls;
    private final PublishedMessages messages;
    private @Nullable WriteFeed<ChannelDelivery> feed;
    private @Nullable DelayedHead<ChannelDelivery> delays;
    private @Nullable Runnable wake;
    /** The thread that publishes a message of this subscriber, which it does not receive itself. */
    private volatile @Nullable Thread publishing;

    MessageFeed(String address, OperationCaller calls) {
        this.address = address;
        this.calls = calls;
        this.messages = Objects.requireNonNull(calls.messages(), "messages");
    }

    /** Returns the stored messages of the channel. */
    List<PublishedMessage> storedMessages() {
        return messages.of(calls.now(), address);
    }

    /** @param waking the callback for a new message and for the end, called on any thread */
    void start(Runnable waking) {
        wake = waking;
        delays = new DelayedHead<>(ChannelDelivery::delay, waking);
        feed = WriteFeed.open(calls::listen, this::select, waking);
    }

    private void select(Commit commit, List<ChannelDelivery> selected) {
        boolean own = Thread.currentThread().equals(publishing);
        for (ChannelDelivery message : messages.of(commit)) {
            if (message.message().address().equals(address)) {
                if (!own) {
                    selected.add(message);
                }
                own = false;
            }
        }
    }

    /** Publishes on behalf of the subscriber. */
    void publishing(Runnable publication) {
        publishing = Thread.currentThread();
        try {
            publication.run();
        } finally {
            publishing = null;
        }
    }

    /** Returns the next message, or null if none is available. */
    @Nullable
    ChannelDelivery next() {
        return feed == null || delays == null ? null : delays.poll(feed);
    }

    /** Returns the reason for the end after the last message, or null before. */
    @Nullable
    StreamEnd ended() {
        return feed == null ? null : feed.ended();
    }

    /** Returns whether the feed ended because too many messages wait for the subscriber. */
    boolean isOverrun() {
        return feed != null && feed.isOverrun();
    }

    /** Continues after the whole state was replaced. */
    void restart() {
        start(Objects.requireNonNull(wake, "a started feed"));
    }

    void end(StreamEnd reason) {
        if (feed != null) {
            feed.end(reason);
        }
    }

    void close() {
        if (feed != null) {
            feed.close();
        }
    }
}
