package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.DelayedHead;
import dev.ectype.runtime.wire.PublishedMessage;
import dev.ectype.runtime.wire.RetainedMessage;
import dev.ectype.runtime.wire.StreamEnd;
import dev.ectype.runtime.wire.WriteFeed;
import io.netty.handler.codec.mqtt.MqttSubscriptionOption.RetainedHandlingPolicy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Queues the messages of one sandbox for one session, each once, in the order of publication. */
final class MqttFeed {
    /** The topic about the subscription itself. Wildcards at the beginning of a filter do not select it. */
    static final String CONTROL = "$SYS/control";

    /** The greatest number of subscriptions, because each message is compared with all of them. */
    private static final int MOST = 1_000;

    private final MqttSession session;
    private final MqttAccess access;
    private final SharedSubscriptions shared;
    private final Map<String, MqttSubscription> byFilter = new LinkedHashMap<>();
    private final Deque<OutgoingMessage> retained = new ArrayDeque<>();
    /** A copy for the threads that publish. */
    private volatile List<MqttSubscription> subscriptions = List.of();

    private final DelayedHead<OutgoingMessage> delays;
    private WriteFeed<OutgoingMessage> feed;

    MqttFeed(MqttSession session, MqttAccess access, SharedSubscriptions shared) {
        this.session = session;
        this.access = access;
        this.shared = shared;
        this.delays = new DelayedHead<>(message -> message.delivery().delay(), session::wake);
        this.feed = open();
    }

    private WriteFeed<OutgoingMessage> open() {
        return WriteFeed.open(access::listen, this::select, session::wake);
    }

    MqttAccess access() {
        return access;
    }

    /** Adds or replaces a subscription, and queues the retained messages that it requests; false if there are too many. */
    boolean subscribe(MqttSubscription subscription) {
        TopicFilter filter = subscription.filter();
        if (byFilter.size() >= MOST && !byFilter.containsKey(filter.text())) {
            return false;
        }
        MqttSubscription earlier = byFilter.put(filter.text(), subscription);
        subscriptions = List.copyOf(byFilter.values());
        if (filter.group() != null) {
            shared.join(group(filter), session);
            return true;
        }
        RetainedHandlingPolicy policy = subscription.option().retainHandling();
        boolean wanted = policy == RetainedHandlingPolicy.SEND_AT_SUBSCRIBE
                || policy == RetainedHandlingPolicy.SEND_AT_SUBSCRIBE_IF_NOT_YET_EXISTS && earlier == null;
        for (RetainedMessage each : wanted ? access.retained() : List.<RetainedMessage>of()) {
            PublishedMessage message = each.message();
            if (filter.matches(message.address()) && access.mayFollow(message.address())) {
                retained.add(outgoing(ChannelDelivery.of(message), List.of(subscription), true, each.age()));
            }
        }
        return true;
    }

    /** Removes a subscription; false if there was none. */
    boolean unsubscribe(TopicFilter filter) {
        MqttSubscription earlier = byFilter.remove(filter.text());
        subscriptions = List.copyOf(byFilter.values());
        if (earlier != null && filter.group() != null) {
            shared.leave(group(filter), session);
        }
        return earlier != null;
    }

    boolean isEmpty() {
        return byFilter.isEmpty();
    }

    private void select(Commit commit, List<OutgoingMessage> selected) {
        for (ChannelDelivery delivery : access.published(commit)) {
            PublishedMessage message = delivery.message();
            List<MqttSubscription> matching = matching(message);
            boolean kept = !matching.isEmpty() && access.mayFollow(message.address());
            OutgoingMessage outgoing = kept ? outgoing(delivery, matching, false, 0) : null;
            // Nobody promised a message without an acknowledgement to a client that is not connected.
            if (outgoing != null && (outgoing.qos() > 0 || session.isConnected())) {
                selected.add(outgoing);
            }
        }
    }

    private List<MqttSubscription> matching(PublishedMessage message) {
        List<MqttSubscription> matching = List.of();
        for (MqttSubscription subscription : subscriptions) {
            TopicFilter filter = subscription.filter();
            boolean matches = filter.matches(message.address())
                    && !(subscription.option().isNoLocal() && session.isPublishing(message))
                    && (filter.group() == null || shared.isFor(group(filter), session, message));
            if (matches && matching.isEmpty()) {
                matching = List.of(subscription);
            } else if (matches) {
                matching = new ArrayList<>(matching);
                matching.add(subscription);
            }
        }
        return matching;
    }

    private static OutgoingMessage outgoing(
            ChannelDelivery delivery, List<MqttSubscription> matching, boolean afterwards, long age) {
        PublishedMessage message = delivery.message();
        int granted = 0;
        boolean retain = afterwards;
        List<Integer> identifiers = new ArrayList<>(1);
        for (MqttSubscription subscription : matching) {
            granted = Math.max(granted, subscription.qos());
            retain |= subscription.option().isRetainAsPublished()
                    && message.properties().isRetained();
            if (subscription.identifier() > 0) {
                identifiers.add(subscription.identifier());
            }
        }
        String topic = matching.get(0).filter().topic(message.address());
        return new OutgoingMessage(
                delivery,
                topic,
                Math.min(granted, message.properties().qos()),
                retain,
                identifiers,
                System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(age));
    }

    /** Returns the name of a group among all sandboxes. */
    private String group(TopicFilter filter) {
        return session.key().sandbox() + '/' + filter.text();
    }

    /** Returns the next message, or null if none is available. */
    @Nullable
    OutgoingMessage next() {
        OutgoingMessage first = retained.poll();
        return first == null ? delays.poll(feed) : first;
    }

    /** Returns the reason for the end after the last message, or null before. */
    @Nullable
    StreamEnd ended() {
        return feed.ended();
    }

    boolean isOverrun() {
        return feed.isOverrun();
    }

    /** Returns whether the client subscribed to the topic about the subscription itself. */
    boolean followsControl() {
        return subscriptions.stream()
                .anyMatch(subscription -> subscription.filter().matches(CONTROL));
    }

    /** Continues after the whole state was replaced. */
    void restart() {
        feed = open();
    }

    void close() {
        for (MqttSubscription subscription : subscriptions) {
            if (subscription.filter().group() != null) {
                shared.leave(group(subscription.filter()), session);
            }
        }
        feed.close();
    }
}
