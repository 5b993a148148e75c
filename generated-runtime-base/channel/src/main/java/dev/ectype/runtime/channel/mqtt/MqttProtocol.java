package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.server.protocol.ConnectionProtocol;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.mqtt.MqttDecoder;
import io.netty.handler.codec.mqtt.MqttEncoder;
import java.util.List;
import java.util.Map;

/** Serves MQTT. All connections share the sessions. */
public final class MqttProtocol implements ConnectionProtocol {
    private static final int LONGEST_CLIENT = 65_535;
    /** The bytes of a packet besides its payload. */
    private static final int HEADERS = 256 * 1024;

    private final MqttSessions sessions = new MqttSessions();
    private final HttpHandler front;
    private final int maxPacket;
    private final ServerLog log;

    /**
     * @param front the handler of all requests to the emulator
     * @param maxBody the maximum size of a payload in bytes
     */
    public MqttProtocol(HttpHandler front, int maxBody, ServerLog log) {
        this.front = front;
        this.maxPacket = maxBody + HEADERS;
        this.log = log;
    }

    @Override
    public void install(ChannelPipeline pipeline) {
        install(pipeline, "", List.of());
    }

    /**
     * Serves MQTT in the messages of a WebSocket.
     *
     * @param base the path of the sandbox that the WebSocket addressed, or an empty text
     * @param fields the headers of its handshake
     */
    public ConnectionProtocol over(String base, List<Map.Entry<String, String>> fields) {
        return pipeline -> install(pipeline, base, fields);
    }

    private void install(ChannelPipeline pipeline, String base, List<Map.Entry<String, String>> fields) {
        MqttRequests requests = new MqttRequests(front, log, pipeline.channel(), base, fields);
        pipeline.addLast(
                new MqttDecoder(maxPacket, LONGEST_CLIENT),
                MqttEncoder.INSTANCE,
                new MqttConnection(sessions, requests, maxPacket));
    }
}
