package dev.ectype.runtime.channel.mqtt;

import io.netty.handler.codec.mqtt.MqttConnectMessage;
import io.netty.handler.codec.mqtt.MqttProperties;
import org.jspecify.annotations.Nullable;

/**
 * Holds the message that the server publishes when a client leaves without saying so.
 *
 * @param delay the seconds during which the client may return
 */
record LastWill(String topic, byte[] payload, int qos, boolean retain, MqttProperties properties, long delay) {
    /** Returns the will of a client, or null if it has none. */
    static @Nullable LastWill of(MqttConnectMessage connect) {
        if (!connect.variableHeader().isWillFlag()) {
            return null;
        }
        byte[] payload = connect.payload().willMessageInBytes();
        MqttProperties properties = connect.payload().willProperties();
        Integer delay = PropertyCodec.number(MqttProperties.WILL_DELAY_INTERVAL, properties);
        return new LastWill(
                connect.payload().willTopic(),
                payload == null ? new byte[0] : payload,
                connect.variableHeader().willQos(),
                connect.variableHeader().isWillRetain(),
                properties,
                delay == null ? 0 : Integer.toUnsignedLong(delay));
    }
}
