package dev.ectype.runtime.channel.mqtt;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import dev.ectype.runtime.server.protocol.ConnectionProtocol;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.mqtt.MqttConnectMessage;
import io.netty.handler.codec.mqtt.MqttIdentifierRejectedException;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageIdVariableHeader;
import io.netty.handler.codec.mqtt.MqttMessageType;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import io.netty.handler.codec.mqtt.MqttReasonCodeAndPropertiesVariableHeader;
import io.netty.handler.codec.mqtt.MqttSubscribeMessage;
import io.netty.handler.codec.mqtt.MqttUnacceptableProtocolVersionException;
import io.netty.handler.codec.mqtt.MqttUnsubscribeMessage;
import io.netty.handler.codec.mqtt.MqttVersion;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Exchanges packets with one client. Runs on the event loop of its connection. */
final class MqttConnection extends SimpleChannelInboundHandler<MqttMessage> {
    /** The seconds for the first packet. */
    private static final int HANDSHAKE_SECONDS = 10;

    /** A client may be silent for one and a half times its interval (MQTT 5, section 3.1.2.10). */
    private static final long KEEP_ALIVE_NANOS = 1_500_000_000L;

    private final MqttSessions sessions;
    private final MqttRequests requests;
    private final int maxPacket;
    private final AtomicBoolean sending = new AtomicBoolean();
    private @Nullable ChannelHandlerContext context;
    private @Nullable MqttClient client;
    private @Nullable Future<?> supervision;
    private long lastRead;
    private boolean over;

    MqttConnection(MqttSessions sessions, MqttRequests requests, int maxPacket) {
        this.sessions = sessions;
        this.requests = requests;
        this.maxPacket = maxPacket;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext added) {
        context = added;
        awaitPackets(added, TimeUnit.SECONDS.toNanos(HANDSHAKE_SECONDS));
    }

    /** Ends the connection when the client is silent for so long, in nanoseconds; 0 for never. */
    private void awaitPackets(ChannelHandlerContext at, long silence) {
        if (supervision != null) {
            supervision.cancel(false);
        }
        lastRead = System.nanoTime();
        supervision = silence == 0 ? null : at.executor().schedule(() -> supervise(at, silence), silence, NANOSECONDS);
    }

    private void supervise(ChannelHandlerContext at, long silence) {
        long left = silence - (System.nanoTime() - lastRead);
        if (over) {
            return;
        }
        if (left <= 0) {
            stop(at, ReasonCode.KEEP_ALIVE_TIMEOUT, "the client was silent for too long");
        } else {
            supervision = at.executor().schedule(() -> supervise(at, silence), left, NANOSECONDS);
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext at, MqttMessage packet) {
        if (over) {
            return;
        }
        if (packet.decoderResult().isFailure()) {
            malformed(at, packet.decoderResult().cause());
        } else if (client == null) {
            if (packet instanceof MqttConnectMessage connect) {
                connect(at, connect);
            } else {
                close(at);
            }
        } else {
            receive(client, packet);
        }
    }

    private void malformed(ChannelHandlerContext at, @Nullable Throwable cause) {
        if (client != null) {
            boolean tooLong = cause instanceof TooLongFrameException;
            client.end(
                    tooLong ? ReasonCode.PACKET_TOO_LARGE : ReasonCode.MALFORMED_PACKET,
                    tooLong ? "a packet has at most " + maxPacket + " bytes" : "the packet is malformed");
        } else if (cause instanceof MqttUnacceptableProtocolVersionException) {
            refuse(at, new PacketWriter(MqttVersion.MQTT_3_1_1), ReasonCode.UNSUPPORTED_VERSION);
        } else if (cause instanceof MqttIdentifierRejectedException) {
            refuse(at, new PacketWriter(MqttVersion.MQTT_3_1_1), ReasonCode.IDENTIFIER_NOT_VALID);
        } else {
            close(at);
        }
    }

    private void connect(ChannelHandlerContext at, MqttConnectMessage connect) {
        MqttVersion version = MqttVersion.fromProtocolNameAndLevel(
                connect.variableHeader().name(), (byte) connect.variableHeader().version());
        PacketWriter packets = new PacketWriter(version);
        MqttHandshake handshake = MqttHandshake.of(connect, packets, requests, sessions);
        ReasonCode refused = handshake.refusal();
        if (refused != null) {
            refuse(at, packets, refused);
            return;
        }
        awaitPackets(at, connect.variableHeader().keepAliveTimeSeconds() * KEEP_ALIVE_NANOS);
        client = handshake.accept(this, sessions);
        at.writeAndFlush(handshake.reply(client));
        client.resume();
        client.send();
    }

    private void refuse(ChannelHandlerContext at, PacketWriter packets, ReasonCode reason) {
        over = true;
        at.writeAndFlush(packets.refused(reason)).addListener(ChannelFutureListener.CLOSE);
    }

    private void receive(MqttClient connected, MqttMessage packet) {
        MqttMessageType type = packet.fixedHeader().messageType();
        switch (type) {
            case PUBLISH -> connected.publish((MqttPublishMessage) packet);
            case PUBACK, PUBREC, PUBREL, PUBCOMP ->
                connected.acknowledged(type, (MqttMessageIdVariableHeader) packet.variableHeader());
            case SUBSCRIBE -> connected.subscribe((MqttSubscribeMessage) packet);
            case UNSUBSCRIBE -> connected.unsubscribe((MqttUnsubscribeMessage) packet);
            case PINGREQ -> connected.pong();
            case DISCONNECT -> {
                connected.leave(
                        packet.variableHeader() instanceof MqttReasonCodeAndPropertiesVariableHeader reason
                                ? reason
                                : null);
                over = true;
                close(connection());
            }
            default -> connected.end(ReasonCode.PROTOCOL_ERROR, "a client does not send " + type);
        }
    }

    private ChannelHandlerContext connection() {
        if (context == null) {
            throw new IllegalStateException("the connection has not been opened");
        }
        return context;
    }

    /** Sends a packet with the next flush. */
    void write(MqttMessage packet) {
        if (!over) {
            connection().write(packet);
        }
    }

    void flush() {
        connection().flush();
    }

    /** Returns whether the client reads; otherwise more packets only fill memory. */
    boolean isWritable() {
        return !over && connection().channel().isWritable();
    }

    /** Sends a last packet, if the version has one, and closes. */
    void end(@Nullable MqttMessage last) {
        if (over) {
            return;
        }
        over = true;
        if (last == null) {
            connection().flush();
            close(connection());
        } else {
            connection().writeAndFlush(last).addListener(ChannelFutureListener.CLOSE);
        }
    }

    private static void close(ChannelHandlerContext at) {
        at.channel().close();
    }

    /** Runs a task on the event loop of the connection. Called on any thread. */
    void execute(Runnable task) {
        try {
            connection().executor().execute(task);
        } catch (RejectedExecutionException stopped) {
            // The server and its connections have ended.
            return;
        }
    }

    Future<?> schedule(Runnable task, Duration later) {
        return connection().executor().schedule(task, later.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Sends the waiting messages on the event loop, once for several calls. */
    void sendSoon() {
        if (sending.compareAndSet(false, true)) {
            execute(() -> {
                sending.set(false);
                if (client != null && !over) {
                    client.send();
                }
            });
        }
    }

    /** Ends the connection, because the client has opened another one. Called on any thread. */
    void takenOver() {
        execute(() -> {
            if (client != null) {
                client.end(ReasonCode.SESSION_TAKEN_OVER, "the client has connected again");
            }
        });
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext at) {
        lastRead = System.nanoTime();
        at.flush();
        at.fireChannelReadComplete();
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext at) {
        boolean writable = at.channel().isWritable();
        at.channel().config().setAutoRead(writable);
        if (writable && client != null && !over) {
            client.send();
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext at, Object event) throws Exception {
        if (event == ConnectionProtocol.Event.STOPPING) {
            stop(at, ReasonCode.SERVER_STOPS, "the server stops");
        } else {
            super.userEventTriggered(at, event);
        }
    }

    private void stop(ChannelHandlerContext at, ReasonCode reason, String text) {
        if (client == null) {
            close(at);
        } else {
            client.end(reason, text);
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext at) {
        over = true;
        if (supervision != null) {
            supervision.cancel(false);
        }
        if (client != null) {
            client.disconnected();
        }
        at.fireChannelInactive();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext at, Throwable cause) {
        requests.failed(cause);
        close(at);
    }
}
