package dev.ectype.runtime.channel;

import dev.ectype.runtime.channel.mqtt.MqttProtocol;
import dev.ectype.runtime.channel.mqtt.MqttRequest;
import dev.ectype.runtime.http.Conversation;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.http.WebSocketHandshake;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.server.protocol.ConnectionProtocol;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.ProtocolAdapter;
import dev.ectype.runtime.wire.SandboxChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Serves channels at their addresses with the operations of an emulator. */
final class ChannelAdapter implements ProtocolAdapter {
    /** The subprotocols of WebSockets with MQTT, in the order of preference. */
    private static final List<String> MQTT = List.of("mqtt", "mqttv3.1");

    private final ChannelIndex channels;
    private @Nullable MqttProtocol mqtt;

    ChannelAdapter(Plan plan) {
        this.channels = ChannelIndex.of(plan);
    }

    @Override
    public ConnectionProtocol connections(HttpHandler front, int maxBody, ServerLog log) {
        MqttProtocol protocol = new MqttProtocol(front, maxBody, log);
        mqtt = protocol;
        return protocol;
    }

    @Override
    public boolean accepts(Request request) {
        if (request.protocol() == Protocol.MQTT || mqttProtocol(request) != null) {
            return true;
        }
        ChannelMatch match = channels.find(request.path());
        // Another description may have operations with the path. A request for a stream is about the channel.
        return match != null && (!match.channel().isShared() || needsRequestAfterReply(request));
    }

    /** Returns the subprotocol of a WebSocket with MQTT, or null. Its path has no meaning. */
    private @Nullable String mqttProtocol(Request request) {
        if (mqtt == null || !WebSocketHandshake.isRequested(request)) {
            return null;
        }
        return MQTT.stream()
                .filter(name -> WebSocketHandshake.isOffered(request, name))
                .findFirst()
                .orElse(null);
    }

    @Override
    public boolean needsRequestAfterReply(Request request) {
        return request.method().equals(MqttRequest.FOLLOW)
                || WebSocketHandshake.isRequested(request)
                || ChannelHttpHandler.wantsEvents(request);
    }

    @Override
    public boolean needsPreparation(Request request) {
        return false;
    }

    @Override
    public void handle(Request request, ReplyBuffer reply, OperationCaller calls) {
        if (request.protocol() == Protocol.MQTT) {
            new MqttRequestHandler(channels, request, calls).answer(reply);
            return;
        }
        String subprotocol = mqttProtocol(request);
        if (subprotocol != null) {
            WebSocketHandshake.answer(request, reply, subprotocol, mqttOver(request));
            return;
        }
        ChannelMatch match = channels.find(request.path());
        if (match == null) {
            throw new IllegalStateException("no channel has the address " + request.path());
        }
        if (!request.method().equals("POST")) {
            try {
                match.requireCredential(request, calls);
                if (needsRequestAfterReply(request)) {
                    match.requireConnection(request, calls);
                }
            } catch (Problem refused) {
                calls.refuse(refused, request, reply);
                return;
            }
        }
        if (WebSocketHandshake.isRequested(request)) {
            WebSocketHandshake.answer(request, reply, null, new ChannelWebSocket(match, request, calls));
        } else {
            new ChannelHttpHandler(match, request, calls).answer(reply);
        }
    }

    private Conversation mqttOver(Request handshake) {
        List<Map.Entry<String, String>> fields = new ArrayList<>();
        handshake.forEachHeader((name, value) -> fields.add(Map.entry(name.toLowerCase(Locale.ROOT), value)));
        int sandbox = handshake.mount().indexOf(SandboxChoice.PATH + "/");
        String base = sandbox < 0 ? "" : handshake.mount().substring(sandbox);
        return Objects.requireNonNull(mqtt).over(base, fields);
    }
}
