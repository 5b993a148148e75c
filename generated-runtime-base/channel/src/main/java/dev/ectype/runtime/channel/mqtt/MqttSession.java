package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.wire.PublishedMessage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Holds what the server remembers of a client, which outlives its connection: its subscriptions, the messages that wait for it, and the
 * exchanges that are not complete. Its lock is held by the event loop of the connection, and by another one that takes it over.
 */
final class MqttSession {
    /** The greatest number of packets, of which 0 is none. */
    private static final int MOST_PACKETS = 65_535;

    private final Key key;
    private final SharedSubscriptions shared;
    /** The feeds by the part of a filter that names a sandbox. */
    private final Map<String, MqttFeed> feeds = new LinkedHashMap<>();
    /** The messages without the last acknowledgement, by packet. */
    private final Map<Integer, Sent> sent = new LinkedHashMap<>();
    /** The packets of the client that it has not released. */
    private final Set<Integer> received = new LinkedHashSet<>();

    private int lastPacket;
    private @Nullable Future<?> will;
    private @Nullable Future<?> expiry;
    private volatile @Nullable MqttConnection connection;
    private volatile @Nullable Publication publication;

    /** Identifies a session. Each sandbox has its own. */
    record Key(String sandbox, String client) {}

    /** The thread that publishes a message of the client, and its address. */
    private record Publication(Thread thread, String address) {}

    /** A message that was sent, and whether the client has it and need only release the packet. */
    record Sent(int packet, OutgoingMessage message, boolean arrived) {}

    MqttSession(Key key, SharedSubscriptions shared) {
        this.key = key;
        this.shared = shared;
    }

    Key key() {
        return key;
    }

    /** Connects the session with a client, whose earlier connection is returned. */
    synchronized @Nullable MqttConnection connect(MqttConnection next) {
        MqttConnection earlier = connection;
        connection = next;
        cancel(will);
        cancel(expiry);
        return earlier;
    }

    private static void cancel(@Nullable Future<?> task) {
        if (task != null) {
            task.cancel(false);
        }
    }

    /** Disconnects the session from a client; false if another connection has taken it over. */
    synchronized boolean disconnect(MqttConnection ended) {
        if (connection != ended) {
            return false;
        }
        connection = null;
        return true;
    }

    boolean isConnected() {
        return connection != null;
    }

    /** Sets the tasks that run unless the client returns before. */
    synchronized void later(@Nullable Future<?> lastWill, @Nullable Future<?> end) {
        will = lastWill;
        expiry = end;
    }

    /** Returns whether the client is publishing a message. Those that it causes at other addresses are not its own. */
    boolean isPublishing(PublishedMessage message) {
        Publication own = publication;
        return own != null
                && own.thread().equals(Thread.currentThread())
                && message.address().equals(own.address());
    }

    /** Publishes a message of the client. */
    void publish(String topic, Runnable task) {
        String address = topic.substring(TopicFilter.sandbox(topic).length());
        publication = new Publication(Thread.currentThread(), BindingPlan.Channel.trimmed(address));
        try {
            task.run();
        } finally {
            publication = null;
        }
    }

    /** Notifies the connection of waiting messages. Called on any thread. */
    void wake() {
        MqttConnection connected = connection;
        if (connected != null) {
            connected.sendSoon();
        }
    }

    /** Returns the feed of a sandbox, which the first subscription opens. */
    synchronized MqttFeed feed(String sandbox, MqttAccess access) {
        return feeds.computeIfAbsent(sandbox, first -> new MqttFeed(this, access, shared));
    }

    synchronized @Nullable MqttFeed feed(String sandbox) {
        return feeds.get(sandbox);
    }

    synchronized List<MqttFeed> feeds() {
        return new ArrayList<>(feeds.values());
    }

    /** Closes a feed without subscriptions. */
    synchronized void closeEmpty(String sandbox) {
        MqttFeed feed = feeds.get(sandbox);
        if (feed != null && feed.isEmpty()) {
            feeds.remove(sandbox);
            feed.close();
        }
    }

    /** Returns the number of messages whose acknowledgement is missing. */
    synchronized int outstanding() {
        return sent.size();
    }

    /** Notes a message that needs an acknowledgement, and returns its packet. */
    synchronized int add(OutgoingMessage message) {
        do {
            lastPacket = lastPacket % MOST_PACKETS + 1;
        } while (sent.containsKey(lastPacket));
        sent.put(lastPacket, new Sent(lastPacket, message, false));
        return lastPacket;
    }

    /** Returns the messages whose acknowledgement is missing, in the order of their first transmission. */
    synchronized List<Sent> unacknowledged() {
        return new ArrayList<>(sent.values());
    }

    /** Notes the last acknowledgement of a packet; false if none was missing. */
    synchronized boolean complete(int packet) {
        return sent.remove(packet) != null;
    }

    /** Notes that a message of quality 2 has arrived; false if it was not sent. */
    synchronized boolean arrived(int packet) {
        return sent.computeIfPresent(packet, (same, known) -> new Sent(packet, known.message(), true)) != null;
    }

    synchronized boolean hasReceived(int packet) {
        return received.contains(packet);
    }

    synchronized void receive(int packet) {
        received.add(packet);
    }

    synchronized boolean release(int packet) {
        return received.remove(packet);
    }

    /** Ends the session and its connection, because the client began another one. */
    void replace() {
        MqttConnection earlier = connection;
        connection = null;
        if (earlier != null) {
            earlier.takenOver();
        }
        close();
    }

    synchronized void close() {
        cancel(will);
        cancel(expiry);
        feeds.values().forEach(MqttFeed::close);
        feeds.clear();
    }
}
