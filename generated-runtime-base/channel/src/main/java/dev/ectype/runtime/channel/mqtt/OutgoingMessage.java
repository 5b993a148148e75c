package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.PublishedMessage;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Holds a message for one client.
 *
 * @param retained true to tell the client that the message was retained
 * @param identifiers the numbers of the subscriptions that selected it
 * @param since the time of publication on the scale of {@link System#nanoTime()}
 */
record OutgoingMessage(
        ChannelDelivery delivery, String topic, int qos, boolean retained, List<Integer> identifiers, long since) {
    PublishedMessage message() {
        return delivery.message();
    }

    /** Returns whether the message is too old to be delivered. In its first second it never is. */
    boolean isExpired() {
        long waited = secondsWaited();
        return waited > 0 && waited >= message().properties().expirySeconds();
    }

    /** Returns the seconds until the message expires, or {@link MessageProperties#NEVER}. */
    long secondsLeft() {
        long expiry = message().properties().expirySeconds();
        return expiry == MessageProperties.NEVER ? expiry : Math.max(0, expiry - secondsWaited());
    }

    private long secondsWaited() {
        return TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - since);
    }
}
