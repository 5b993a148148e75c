package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.http.ReplyBuffer;
import io.netty.handler.codec.mqtt.MqttConnectMessage;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttVersion;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers the first packet of a client. */
final class MqttHandshake {
    /** The session expiry of clients that never let their session expire. */
    private static final long NEVER = 0xFFFF_FFFFL;

    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;

    private final MqttConnectMessage connect;
    private final PacketWriter packets;
    private final MqttRequests requests;
    private final String identifier;
    private final @Nullable ReasonCode refusal;
    private boolean present;

    private MqttHandshake(
            MqttConnectMessage connect,
            PacketWriter packets,
            MqttRequests requests,
            String identifier,
            @Nullable ReasonCode refusal) {
        this.connect = connect;
        this.packets = packets;
        this.requests = requests;
        this.identifier = identifier;
        this.refusal = refusal;
    }

    static MqttHandshake of(
            MqttConnectMessage connect, PacketWriter packets, MqttRequests requests, MqttSessions sessions) {
        String given = connect.payload().clientIdentifier();
        boolean unnamed = given == null || given.isEmpty();
        String identifier = unnamed ? sessions.newClient() : given;
        ReasonCode refusal = null;
        if (connect.variableHeader().properties().getProperty(MqttProperties.AUTHENTICATION_METHOD) != null) {
            refusal = ReasonCode.BAD_AUTHENTICATION_METHOD;
        } else if (unnamed && !mayBeUnnamed(connect)) {
            refusal = ReasonCode.IDENTIFIER_NOT_VALID;
        } else {
            requests.add(headers(connect));
            ReplyBuffer reply = requests.follow("");
            refusal = reply.conversation() instanceof MqttAccess ? null : refusal(reply.status(), connect);
        }
        return new MqttHandshake(connect, packets, requests, identifier, refusal);
    }

    /** Version 3.1.1 (section 3.1.3.1) requires an identifier of clients that may return, version 3.1 of all. */
    private static boolean mayBeUnnamed(MqttConnectMessage connect) {
        int level = connect.variableHeader().version();
        return level == MqttVersion.MQTT_5.protocolLevel()
                || level == MqttVersion.MQTT_3_1_1.protocolLevel()
                        && connect.variableHeader().isCleanSession();
    }

    private static List<Map.Entry<String, String>> headers(MqttConnectMessage connect) {
        List<Map.Entry<String, String>> headers =
                new ArrayList<>(PropertyCodec.headers(connect.variableHeader().properties()));
        String user = connect.payload().userName();
        byte[] password = connect.payload().passwordInBytes();
        if (user != null || password != null) {
            String name = user == null ? "" : user;
            String secret = password == null ? "" : new String(password, StandardCharsets.UTF_8);
            byte[] pair = (name + ":" + secret).getBytes(StandardCharsets.UTF_8);
            headers.add(
                    0, Map.entry("authorization", "Basic " + Base64.getEncoder().encodeToString(pair)));
        }
        return headers;
    }

    private static ReasonCode refusal(int status, MqttConnectMessage connect) {
        if (status == UNAUTHORIZED || status == FORBIDDEN) {
            return connect.variableHeader().hasUserName() ? ReasonCode.BAD_USER_OR_PASSWORD : ReasonCode.NOT_AUTHORIZED;
        }
        return ReasonCode.SERVER_UNAVAILABLE;
    }

    /** Returns the reason for which the client is refused, or null. */
    @Nullable
    ReasonCode refusal() {
        return refusal;
    }

    /** Opens the session of the client, which another connection may have until now. */
    MqttClient accept(MqttConnection connection, MqttSessions sessions) {
        boolean fresh = connect.variableHeader().isCleanSession();
        MqttSessions.Opened opened = sessions.open(new MqttSession.Key(requests.sandbox(), identifier), fresh);
        present = opened.present();
        MqttConnection earlier = opened.session().connect(connection);
        if (earlier != null) {
            earlier.takenOver();
        }
        MqttProperties properties = connect.variableHeader().properties();
        Integer most = PropertyCodec.number(MqttProperties.RECEIVE_MAXIMUM, properties);
        Integer largest = PropertyCodec.number(MqttProperties.MAXIMUM_PACKET_SIZE, properties);
        MqttDelivery delivery = new MqttDelivery(
                connection,
                opened.session(),
                packets,
                most == null ? MqttDelivery.USUAL_WINDOW : most,
                largest == null ? Long.MAX_VALUE : Integer.toUnsignedLong(largest));
        return new MqttClient(
                connection,
                opened.session(),
                sessions,
                packets,
                requests,
                delivery,
                expiry(properties, fresh),
                LastWill.of(connect));
    }

    /** Returns the seconds that the session outlives the connection. */
    private long expiry(MqttProperties properties, boolean fresh) {
        if (packets.isVersion5()) {
            Integer seconds = PropertyCodec.number(MqttProperties.SESSION_EXPIRY_INTERVAL, properties);
            long stated = seconds == null ? 0 : Integer.toUnsignedLong(seconds);
            return stated == NEVER ? Long.MAX_VALUE : stated;
        }
        return fresh ? 0 : Long.MAX_VALUE;
    }

    MqttMessage reply(MqttClient accepted) {
        MqttProperties properties = new MqttProperties();
        String given = connect.payload().clientIdentifier();
        if (given == null || given.isEmpty()) {
            properties.add(new MqttProperties.StringProperty(MqttProperties.ASSIGNED_CLIENT_IDENTIFIER, identifier));
        }
        return packets.accepted(present, properties);
    }
}
