package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Presents a packet as a request, so that it reaches a sandbox and its operations as every other request does.
 *
 * @param method {@link #PUBLISH} or {@link #FOLLOW}
 * @param target a slash and the percent-encoded topic
 * @param fields the values of headers by name in lower case: those of the connection, and the user properties of the packet
 * @param body the payload
 */
public record MqttRequest(
        String method,
        String target,
        List<Map.Entry<String, String>> fields,
        ByteSlice body,
        InetSocketAddress peer,
        boolean secure)
        implements Request {
    /** The method of requests that publish a message. */
    public static final String PUBLISH = "PUBLISH";
    /** The method of requests for a {@link MqttAccess}. */
    public static final String FOLLOW = "FOLLOW";

    @Override
    public @Nullable String header(String name) {
        for (Map.Entry<String, String> field : fields) {
            if (field.getKey().equals(name) || field.getKey().equalsIgnoreCase(name)) {
                return field.getValue();
            }
        }
        return null;
    }

    @Override
    public List<String> headers(String name) {
        return fields.stream()
                .filter(field -> field.getKey().equalsIgnoreCase(name))
                .map(Map.Entry::getValue)
                .toList();
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        fields.forEach(field -> visitor.visit(field.getKey(), field.getValue()));
    }

    @Override
    public Protocol protocol() {
        return Protocol.MQTT;
    }
}
