package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.wire.StreamEnd;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.mqtt.MqttConnAckMessage;
import io.netty.handler.codec.mqtt.MqttConnAckVariableHeader;
import io.netty.handler.codec.mqtt.MqttConnectReturnCode;
import io.netty.handler.codec.mqtt.MqttFixedHeader;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageIdAndPropertiesVariableHeader;
import io.netty.handler.codec.mqtt.MqttMessageIdVariableHeader;
import io.netty.handler.codec.mqtt.MqttMessageType;
import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttPubReplyMessageVariableHeader;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import io.netty.handler.codec.mqtt.MqttPublishVariableHeader;
import io.netty.handler.codec.mqtt.MqttQoS;
import io.netty.handler.codec.mqtt.MqttReasonCodeAndPropertiesVariableHeader;
import io.netty.handler.codec.mqtt.MqttSubAckMessage;
import io.netty.handler.codec.mqtt.MqttSubAckPayload;
import io.netty.handler.codec.mqtt.MqttUnsubAckMessage;
import io.netty.handler.codec.mqtt.MqttUnsubAckPayload;
import io.netty.handler.codec.mqtt.MqttVersion;
import java.util.List;

/** Creates the packets of the server in the version of the client. Version 3 has neither reasons nor properties. */
final class PacketWriter {
    /** The longest reason in characters, because clients may limit the size of packets. */
    private static final int LONGEST_REASON = 1_000;

    private final MqttVersion version;

    PacketWriter(MqttVersion version) {
        this.version = version;
    }

    boolean isVersion5() {
        return version == MqttVersion.MQTT_5;
    }

    MqttMessage accepted(boolean sessionPresent, MqttProperties properties) {
        MqttProperties sent = isVersion5() ? properties : MqttProperties.NO_PROPERTIES;
        return new MqttConnAckMessage(
                fixed(MqttMessageType.CONNACK, MqttQoS.AT_MOST_ONCE),
                new MqttConnAckVariableHeader(MqttConnectReturnCode.CONNECTION_ACCEPTED, sessionPresent, sent));
    }

    MqttMessage refused(ReasonCode reason) {
        byte code = isVersion5() ? reason.value() : version3(reason).byteValue();
        return new MqttConnAckMessage(
                fixed(MqttMessageType.CONNACK, MqttQoS.AT_MOST_ONCE),
                new MqttConnAckVariableHeader(
                        MqttConnectReturnCode.valueOf(code), false, MqttProperties.NO_PROPERTIES));
    }

    private static MqttConnectReturnCode version3(ReasonCode reason) {
        return switch (reason) {
            case UNSUPPORTED_VERSION -> MqttConnectReturnCode.CONNECTION_REFUSED_UNACCEPTABLE_PROTOCOL_VERSION;
            case IDENTIFIER_NOT_VALID -> MqttConnectReturnCode.CONNECTION_REFUSED_IDENTIFIER_REJECTED;
            case BAD_USER_OR_PASSWORD -> MqttConnectReturnCode.CONNECTION_REFUSED_BAD_USER_NAME_OR_PASSWORD;
            case NOT_AUTHORIZED -> MqttConnectReturnCode.CONNECTION_REFUSED_NOT_AUTHORIZED;
            default -> MqttConnectReturnCode.CONNECTION_REFUSED_SERVER_UNAVAILABLE;
        };
    }

    /** Creates a PUBACK, PUBREC, PUBREL or PUBCOMP. */
    MqttMessage reply(MqttMessageType type, int packet, ReasonCode reason, String text) {
        MqttQoS qos = type == MqttMessageType.PUBREL ? MqttQoS.AT_LEAST_ONCE : MqttQoS.AT_MOST_ONCE;
        return new MqttMessage(
                fixed(type, qos),
                isVersion5()
                        ? new MqttPubReplyMessageVariableHeader(packet, reason.value(), properties(text))
                        : MqttMessageIdVariableHeader.from(packet));
    }

    MqttMessage subscribed(int packet, List<Integer> codes) {
        return new MqttSubAckMessage(
                fixed(MqttMessageType.SUBACK, MqttQoS.AT_MOST_ONCE), header(packet), new MqttSubAckPayload(codes));
    }

    MqttMessage unsubscribed(int packet, List<Short> codes) {
        return new MqttUnsubAckMessage(
                fixed(MqttMessageType.UNSUBACK, MqttQoS.AT_MOST_ONCE), header(packet), new MqttUnsubAckPayload(codes));
    }

    private static MqttMessageIdAndPropertiesVariableHeader header(int packet) {
        return new MqttMessageIdAndPropertiesVariableHeader(packet, MqttProperties.NO_PROPERTIES);
    }

    MqttMessage pong() {
        return new MqttMessage(fixed(MqttMessageType.PINGRESP, MqttQoS.AT_MOST_ONCE));
    }

    /** Creates a DISCONNECT, which only servers of version 5 send. */
    MqttMessage disconnect(ReasonCode reason, String text) {
        return new MqttMessage(
                fixed(MqttMessageType.DISCONNECT, MqttQoS.AT_MOST_ONCE),
                new MqttReasonCodeAndPropertiesVariableHeader(reason.value(), properties(text)));
    }

    /**
     * Creates a PUBLISH.
     *
     * @param packet the number of the packet, or 0 for a quality of service without one
     */
    MqttMessage publish(OutgoingMessage message, int packet, boolean repeated, ByteBuf payload) {
        MqttFixedHeader fixed = new MqttFixedHeader(
                MqttMessageType.PUBLISH, repeated, MqttQoS.valueOf(message.qos()), message.retained(), 0);
        MqttProperties properties = isVersion5() ? PropertyCodec.ofMessage(message) : MqttProperties.NO_PROPERTIES;
        return new MqttPublishMessage(
                fixed, new MqttPublishVariableHeader(message.topic(), packet, properties), payload);
    }

    /** Creates a PUBLISH about the subscription itself. */
    MqttMessage control(String topic, StreamEnd reason) {
        ByteBuf payload = Unpooled.wrappedBuffer(reason.document().toBytes());
        MqttFixedHeader fixed = fixed(MqttMessageType.PUBLISH, MqttQoS.AT_MOST_ONCE);
        return new MqttPublishMessage(
                fixed, new MqttPublishVariableHeader(topic, 0, MqttProperties.NO_PROPERTIES), payload);
    }

    private static MqttFixedHeader fixed(MqttMessageType type, MqttQoS qos) {
        return new MqttFixedHeader(type, false, qos, false, 0);
    }

    private static MqttProperties properties(String reason) {
        if (reason.isEmpty()) {
            return MqttProperties.NO_PROPERTIES;
        }
        MqttProperties properties = new MqttProperties();
        String text = reason.length() > LONGEST_REASON ? reason.substring(0, LONGEST_REASON) : reason;
        properties.add(new MqttProperties.StringProperty(MqttProperties.REASON_STRING, text));
        return properties;
    }
}
