package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.PublishedMessage;
import java.util.List;

/**
 * Holds a message for one client.
 *
 * @param retained true to tell the client that the message was retained
 * @param identifiers the numbers of the subscriptions that selected it
 */
record OutgoingMessage(ChannelDelivery delivery, String topic, int qos, boolean retained, List<Integer> identifiers) {
    PublishedMessage message() {
        return delivery.message();
    }
}
