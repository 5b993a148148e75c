package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.SandboxChoice;
import io.netty.channel.Channel;
import io.netty.handler.codec.CodecException;
import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.ssl.SslHandler;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Sends the requests of one connection to the emulator. */
final class MqttRequests {
    private static final int FAILED = 500;

    private final HttpHandler front;
    private final ServerLog log;
    private final Channel channel;
    private final String base;
    private final List<Map.Entry<String, String>> fields;
    private @Nullable InetSocketAddress peer;
    private boolean secure;

    MqttRequests(
            HttpHandler front, ServerLog log, Channel channel, String base, List<Map.Entry<String, String>> fields) {
        this.front = front;
        this.log = log;
        this.channel = channel;
        this.base = base;
        this.fields = new ArrayList<>(fields);
    }

    /** Adds headers to all requests from now on. They precede those of a WebSocket. */
    void add(List<Map.Entry<String, String>> more) {
        fields.addAll(0, more);
    }

    /** Returns the name of the sandbox that the connection uses, or an empty text. */
    String sandbox() {
        for (Map.Entry<String, String> field : fields) {
            if (field.getKey().equals(SandboxChoice.HEADER)) {
                return field.getValue();
            }
        }
        return base;
    }

    /** Requests access to the messages of the sandbox that the beginning of a topic names. */
    ReplyBuffer follow(String topic) {
        return send(MqttRequest.FOLLOW, topic, List.of(), ByteSlice.EMPTY);
    }

    /** Publishes a message. */
    ReplyBuffer publish(String topic, int qos, boolean retain, MqttProperties properties, byte[] payload) {
        List<Map.Entry<String, String>> headers = new ArrayList<>();
        headers.add(Map.entry(MessageProperties.HEADER, PropertyCodec.toJson(qos, retain, properties)));
        headers.addAll(PropertyCodec.headers(properties));
        ReplyBuffer reply = send(MqttRequest.PUBLISH, topic, headers, ByteSlice.of(payload));
        log.replied(MqttRequest.PUBLISH, topic, reply.status(), reply.reason());
        return reply;
    }

    private ReplyBuffer send(String method, String topic, List<Map.Entry<String, String>> more, ByteSlice body) {
        List<Map.Entry<String, String>> all = new ArrayList<>(more);
        all.addAll(fields);
        String path = (topic.startsWith("/") ? "" : "/") + encoded(topic);
        InetSocketAddress from = peer();
        MqttRequest request = new MqttRequest(method, base + path, all, body, from, secure);
        ReplyBuffer reply = new ReplyBuffer();
        try {
            front.handle(request, reply);
            Consumer<ReplyBuffer> later = reply.filling();
            if (later != null) {
                // The packets of a connection are answered in order.
                reply = new ReplyBuffer();
                later.accept(reply);
            }
        } catch (RuntimeException failure) {
            log.failed(method, topic, failure);
            reply.reset().status(FAILED);
        }
        return reply;
    }

    /** Logs a failure of the connection, unless it is the network's. */
    void failed(Throwable cause) {
        if (!(cause instanceof IOException || cause instanceof CodecException)) {
            log.failed("MQTT", base, cause);
        }
    }

    /** Percent-encodes the levels of a topic. */
    private static String encoded(String topic) {
        boolean plain = topic.chars().allMatch(MqttRequests::isPlain);
        return plain
                ? topic
                : URLEncoder.encode(topic, StandardCharsets.UTF_8)
                        .replace("+", "%20")
                        .replace("%2F", "/");
    }

    private static boolean isPlain(int character) {
        return character >= 'a' && character <= 'z'
                || character >= 'A' && character <= 'Z'
                || character >= '0' && character <= '9'
                || character > 0 && "-._~/".indexOf(character) >= 0;
    }

    private InetSocketAddress peer() {
        InetSocketAddress known = peer;
        if (known == null) {
            known = channel.remoteAddress() instanceof InetSocketAddress address
                    ? address
                    : new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
            peer = known;
            secure = channel.pipeline().get(SslHandler.class) != null;
        }
        return known;
    }
}
