package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.wire.StreamEnd;
import io.netty.buffer.ByteBufUtil;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageIdVariableHeader;
import io.netty.handler.codec.mqtt.MqttMessageType;
import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttPubReplyMessageVariableHeader;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import io.netty.handler.codec.mqtt.MqttReasonCodeAndPropertiesVariableHeader;
import io.netty.handler.codec.mqtt.MqttSubscribeMessage;
import io.netty.handler.codec.mqtt.MqttTopicSubscription;
import io.netty.handler.codec.mqtt.MqttUnsubscribeMessage;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** Handles the packets of a client after the first, and sends it the messages of its session. */
final class MqttClient {
    /** The number of invalid messages, of those that no acknowledgement can refuse, after which the connection is closed. */
    private static final int PATIENCE = 3;

    private static final int CLEAN_LEAVE = 0;

    private final MqttConnection connection;
    private final MqttSession session;
    private final MqttSessions sessions;
    private final PacketWriter packets;
    private final MqttRequests requests;
    private final MqttDelivery delivery;
    private @Nullable LastWill will;
    private long expiry;
    private int invalid;

    /** @param expiry the seconds that the session outlives the connection */
    MqttClient(
            MqttConnection connection,
            MqttSession session,
            MqttSessions sessions,
            PacketWriter packets,
            MqttRequests requests,
            MqttDelivery delivery,
            long expiry,
            @Nullable LastWill will) {
        this.connection = connection;
        this.session = session;
        this.sessions = sessions;
        this.packets = packets;
        this.requests = requests;
        this.delivery = delivery;
        this.will = will;
        this.expiry = expiry;
    }

    /** Continues the session with this connection. */
    void resume() {
        delivery.resume();
    }

    /** Sends the messages that wait. */
    void send() {
        StreamEnd end = delivery.send();
        if (end != null) {
            sessions.end(session);
            boolean slow = end == StreamEnd.SLOW_CLIENT;
            end(slow ? ReasonCode.QUOTA_EXCEEDED : ReasonCode.ADMINISTRATIVE_ACTION, end.message());
        }
    }

    void pong() {
        connection.write(packets.pong());
    }

    void publish(MqttPublishMessage packet) {
        int qos = packet.fixedHeader().qosLevel().value();
        int id = packet.variableHeader().packetId();
        boolean repeated = qos == 2 && session.hasReceived(id);
        Outcome outcome = repeated ? Outcome.DONE : publishNew(packet, qos);
        // A refused packet is complete in version 5; version 3 cannot refuse one.
        if (qos == 2 && !(outcome.reason().isFailure() && packets.isVersion5())) {
            session.receive(id);
        }
        if (qos > 0) {
            MqttMessageType type = qos == 1 ? MqttMessageType.PUBACK : MqttMessageType.PUBREC;
            acknowledge(packets.reply(type, id, outcome.reason(), outcome.text()), outcome.delivery());
        }
        boolean isRefusedByReply = packets.isVersion5() && qos > 0;
        invalid += outcome.reason().isInvalidMessage() && !isRefusedByReply ? 1 : 0;
        if (invalid >= PATIENCE) {
            end(outcome.reason(), outcome.text());
        } else {
            send();
        }
    }

    /** Sends an acknowledgement, perhaps late, or breaks the connection, as an injected fault of the call wants. */
    private void acknowledge(MqttMessage packet, @Nullable Delivery faulty) {
        if (faulty == null) {
            connection.write(packet);
        } else if (faulty.mode() == Delivery.Mode.RESET || faulty.mode() == Delivery.Mode.CUT) {
            connection.end(null);
        } else if (faulty.mode() != Delivery.Mode.NEVER) {
            connection.schedule(
                    () -> {
                        connection.write(packet);
                        connection.flush();
                    },
                    Duration.ofMillis(faulty.delay()));
        }
    }

    private record Outcome(
            ReasonCode reason, String text, @Nullable Delivery delivery) {
        static final Outcome DONE = new Outcome(ReasonCode.SUCCESS, "", null);
    }

    private Outcome publishNew(MqttPublishMessage packet, int qos) {
        String topic = packet.variableHeader().topicName();
        if (topic.isEmpty()) {
            return new Outcome(ReasonCode.TOPIC_ALIAS_INVALID, "the server accepts no topic aliases", null);
        }
        return publish(
                topic,
                qos,
                packet.fixedHeader().isRetain(),
                packet.variableHeader().properties(),
                ByteBufUtil.getBytes(packet.payload()));
    }

    private Outcome publish(String topic, int qos, boolean retain, MqttProperties properties, byte[] payload) {
        ReplyBuffer[] reply = new ReplyBuffer[1];
        session.publish(topic, () -> reply[0] = requests.publish(topic, qos, retain, properties, payload));
        ReasonCode reason = ReasonCode.ofStatus(reply[0].status());
        String text = reason.isFailure()
                ? new String(
                        reply[0].bodyArray(),
                        reply[0].bodyFrom(),
                        reply[0].bodyTo() - reply[0].bodyFrom(),
                        StandardCharsets.UTF_8)
                : "";
        return new Outcome(reason, text, reply[0].delivery());
    }

    void acknowledged(MqttMessageType type, MqttMessageIdVariableHeader header) {
        int packet = header.messageId();
        ReasonCode found = ReasonCode.PACKET_IDENTIFIER_NOT_FOUND;
        switch (type) {
            case PUBREC -> {
                boolean refused = header instanceof MqttPubReplyMessageVariableHeader reason
                        && (reason.reasonCode() & 0xFF) >= ReasonCode.UNSPECIFIED_ERROR.code();
                if (refused) {
                    session.complete(packet);
                } else {
                    boolean known = session.arrived(packet);
                    connection.write(
                            packets.reply(MqttMessageType.PUBREL, packet, known ? ReasonCode.SUCCESS : found, ""));
                }
            }
            case PUBREL -> {
                boolean known = session.release(packet);
                connection.write(
                        packets.reply(MqttMessageType.PUBCOMP, packet, known ? ReasonCode.SUCCESS : found, ""));
            }
            default -> session.complete(packet);
        }
        send();
    }

    void subscribe(MqttSubscribeMessage packet) {
        Integer identifier = PropertyCodec.number(
                MqttProperties.SUBSCRIPTION_IDENTIFIER,
                packet.idAndPropertiesVariableHeader().properties());
        List<Integer> codes = new ArrayList<>();
        for (MqttTopicSubscription wanted : packet.payload().topicSubscriptions()) {
            codes.add(subscribe(wanted, identifier == null ? 0 : identifier));
        }
        connection.write(packets.subscribed(packet.variableHeader().messageId(), codes));
        send();
    }

    private int subscribe(MqttTopicSubscription wanted, int identifier) {
        TopicFilter filter = TopicFilter.of(wanted.topicFilter());
        if (filter == null) {
            return version3Failure(ReasonCode.TOPIC_FILTER_INVALID);
        }
        ReplyBuffer reply = requests.follow(filter.sandbox());
        if (!(reply.conversation() instanceof MqttAccess access)) {
            return version3Failure(ReasonCode.ofStatus(reply.status()));
        }
        boolean isLiteral = filter.levels().length > 0 && !filter.text().matches(".*[+#].*");
        if (isLiteral && !access.mayFollow(String.join("/", filter.levels()))) {
            return version3Failure(ReasonCode.NOT_AUTHORIZED);
        }
        boolean added = session.feed(filter.sandbox(), access)
                .subscribe(new MqttSubscription(filter, wanted.option(), identifier));
        return added ? wanted.option().qos().value() : version3Failure(ReasonCode.QUOTA_EXCEEDED);
    }

    private int version3Failure(ReasonCode reason) {
        return packets.isVersion5() ? reason.code() : ReasonCode.UNSPECIFIED_ERROR.code();
    }

    void unsubscribe(MqttUnsubscribeMessage packet) {
        List<Short> codes = new ArrayList<>();
        packet.payload()
                .topics()
                .forEach(filter -> codes.add((short) unsubscribe(filter).code()));
        connection.write(packets.unsubscribed(packet.variableHeader().messageId(), codes));
        connection.flush();
    }

    private ReasonCode unsubscribe(String text) {
        TopicFilter filter = TopicFilter.of(text);
        if (filter == null) {
            return ReasonCode.TOPIC_FILTER_INVALID;
        }
        MqttFeed feed = session.feed(filter.sandbox());
        if (feed == null || !feed.unsubscribe(filter)) {
            return ReasonCode.NO_SUBSCRIPTION_EXISTED;
        }
        session.closeEmpty(filter.sandbox());
        return ReasonCode.SUCCESS;
    }

    /** Ends the connection with a reason, which version 5 sends. */
    void end(ReasonCode reason, String text) {
        connection.end(packets.isVersion5() ? packets.disconnect(reason, text) : null);
    }

    /** Handles a DISCONNECT of the client, which may request its will nevertheless. */
    void leave(@Nullable MqttReasonCodeAndPropertiesVariableHeader reason) {
        if (reason == null || reason.reasonCode() == CLEAN_LEAVE) {
            will = null;
        }
        Integer seconds = reason == null
                ? null
                : PropertyCodec.number(MqttProperties.SESSION_EXPIRY_INTERVAL, reason.properties());
        // A session that ends with its connection stays so (section 3.14.2.2.2).
        if (seconds != null && expiry > 0) {
            expiry = Integer.toUnsignedLong(seconds);
        }
    }

    /** The connection has ended: the will is published and the session ends, both perhaps later. */
    void disconnected() {
        LastWill last = will;
        boolean own = session.disconnect(connection);
        long delay = last == null ? 0 : Math.min(last.delay(), expiry);
        if (last != null && (!own || delay == 0)) {
            publishWill(last);
            last = null;
        }
        if (!own) {
            return;
        }
        if (expiry == 0) {
            sessions.end(session);
            return;
        }
        LastWill late = last;
        Future<?> published =
                late == null ? null : connection.schedule(() -> publishWill(late), Duration.ofSeconds(delay));
        Future<?> ended = expiry == Long.MAX_VALUE
                ? null
                : connection.schedule(() -> sessions.end(session), Duration.ofSeconds(expiry));
        session.later(published, ended);
    }

    private void publishWill(LastWill last) {
        publish(last.topic(), last.qos(), last.retain(), last.properties(), last.payload());
    }
}
