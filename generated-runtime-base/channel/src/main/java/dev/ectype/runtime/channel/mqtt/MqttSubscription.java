package dev.ectype.runtime.channel.mqtt;

import io.netty.handler.codec.mqtt.MqttSubscriptionOption;

/**
 * Holds a subscription of a session.
 *
 * @param identifier the number that the client gave the subscription, or 0
 */
record MqttSubscription(TopicFilter filter, MqttSubscriptionOption option, int identifier) {
    int qos() {
        return option.qos().value();
    }
}
