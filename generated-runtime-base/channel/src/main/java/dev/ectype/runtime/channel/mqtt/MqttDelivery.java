package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.wire.StreamEnd;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.mqtt.MqttMessageType;
import org.jspecify.annotations.Nullable;

/** Sends the messages of a session over its connection. */
final class MqttDelivery {
    /** The window of clients that choose none. */
    static final int USUAL_WINDOW = 1_000;
    /** The bytes of a packet besides topic, payload and properties. */
    private static final int OVERHEAD = 16;

    private final MqttConnection connection;
    private final MqttSession session;
    private final PacketWriter packets;
    private final int window;
    private final long maxPacket;

    /**
     * @param window the number of messages that the client accepts before it acknowledges them
     * @param maxPacket the size of the largest packet that the client accepts, in bytes
     */
    MqttDelivery(MqttConnection connection, MqttSession session, PacketWriter packets, int window, long maxPacket) {
        this.connection = connection;
        this.session = session;
        this.packets = packets;
        this.window = window;
        this.maxPacket = maxPacket;
    }

    /** Repeats the messages that an earlier connection left without an acknowledgement, and sends those that wait. */
    void resume() {
        for (MqttSession.Sent each : session.unacknowledged()) {
            if (each.arrived()) {
                connection.write(packets.reply(MqttMessageType.PUBREL, each.packet(), ReasonCode.SUCCESS, ""));
            } else {
                write(each.message(), each.packet(), true);
            }
        }
    }

    /** Sends messages while the client reads and acknowledges them. Others wait in the feeds, which have a limit. Returns the reason for which none follow, or null. */
    @Nullable
    StreamEnd send() {
        for (MqttFeed feed : session.feeds()) {
            StreamEnd end = feed.isOverrun() ? StreamEnd.SLOW_CLIENT : send(feed);
            if (end != null) {
                return end;
            }
        }
        connection.flush();
        return null;
    }

    private @Nullable StreamEnd send(MqttFeed feed) {
        while (connection.isWritable() && session.outstanding() < window) {
            OutgoingMessage message = feed.next();
            if (message == null) {
                break;
            }
            if (!message.isExpired()) {
                write(message, message.qos() == 0 ? 0 : session.add(message), false);
            }
        }
        StreamEnd end = feed.ended();
        if (end == StreamEnd.STATE_REPLACED) {
            // A client that reads the control message receives all messages after it.
            feed.restart();
            if (feed.followsControl()) {
                connection.write(packets.control(MqttFeed.CONTROL, end));
            }
            return null;
        }
        return end == StreamEnd.COMPLETE ? null : end;
    }

    private void write(OutgoingMessage message, int packet, boolean repeated) {
        MqttFeed feed = session.feed(TopicFilter.sandbox(message.topic()));
        ByteSlice payload = feed == null
                ? ByteSlice.of(message.message().payload().toBytes())
                : message.delivery().received(feed.access().payload(message.message()));
        if (payload.size() + message.topic().length() + OVERHEAD > maxPacket) {
            // The client cannot receive the message, which counts as delivered (MQTT 5, section 3.1.2.11.4).
            session.complete(packet);
            return;
        }
        ByteBuf bytes = Unpooled.wrappedBuffer(payload.array(), payload.from(), payload.size());
        connection.write(packets.publish(message, packet, repeated, bytes));
    }
}
