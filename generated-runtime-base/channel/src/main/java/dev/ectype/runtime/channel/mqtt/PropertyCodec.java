package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.wire.MessageProperties;
import io.netty.handler.codec.mqtt.MqttProperties;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Converts the properties of packets (MQTT 5, section 2.2.2.2) to and from those of stored messages. */
final class PropertyCodec {
    private static final String QOS = "qos";
    private static final String RETAIN = "retain";
    private static final String CONTENT_TYPE = "contentType";
    private static final String RESPONSE_TOPIC = "responseTopic";
    private static final String CORRELATION_DATA = "correlationData";
    private static final String UTF8 = "utf8";
    private static final String USER = "user";

    private PropertyCodec() {}

    /** Returns the properties of a published message as JSON. */
    static String toJson(int qos, boolean retain, MqttProperties properties) {
        if (!retain && properties.isEmpty()) {
            return MessageProperties.usualText(qos);
        }
        JsonWriter out = new JsonWriter(128).beginObject().name(QOS).value(qos);
        out.name(RETAIN).value(retain);
        text(CONTENT_TYPE, MqttProperties.CONTENT_TYPE, properties, out);
        text(RESPONSE_TOPIC, MqttProperties.RESPONSE_TOPIC, properties, out);
        if (properties.getProperty(MqttProperties.CORRELATION_DATA) instanceof MqttProperties.BinaryProperty data) {
            out.name(CORRELATION_DATA).value(Base64.getEncoder().encodeToString(data.value()));
        }
        Integer utf8 = number(MqttProperties.PAYLOAD_FORMAT_INDICATOR, properties);
        if (utf8 != null && utf8 == 1) {
            out.name(UTF8).value(true);
        }
        Integer expiry = number(MqttProperties.PUBLICATION_EXPIRY_INTERVAL, properties);
        if (expiry != null) {
            out.name(MessageProperties.EXPIRY).value(Integer.toUnsignedLong(expiry));
        }
        List<Map.Entry<String, String>> user = user(properties);
        if (!user.isEmpty()) {
            out.name(USER).beginArray();
            user.forEach(pair ->
                    out.beginArray().value(pair.getKey()).value(pair.getValue()).endArray());
            out.endArray();
        }
        return out.endObject().toDocument().literal();
    }

    private static void text(String name, int id, MqttProperties properties, JsonWriter out) {
        if (properties.getProperty(id) instanceof MqttProperties.StringProperty text) {
            out.name(name).value(text.value());
        }
    }

    static @Nullable Integer number(int id, MqttProperties properties) {
        return properties.getProperty(id) instanceof MqttProperties.IntegerProperty number ? number.value() : null;
    }

    /** Returns the user properties as headers, whose names are in lower case. */
    static List<Map.Entry<String, String>> headers(MqttProperties properties) {
        return properties.isEmpty()
                ? List.of()
                : user(properties).stream()
                        .map(pair -> Map.entry(pair.getKey().toLowerCase(Locale.ROOT), pair.getValue()))
                        .toList();
    }

    private static List<Map.Entry<String, String>> user(MqttProperties properties) {
        List<Map.Entry<String, String>> pairs = new ArrayList<>();
        for (Object each : properties.getProperties(MqttProperties.USER_PROPERTY)) {
            if (each instanceof MqttProperties.UserProperty pair) {
                pairs.add(Map.entry(pair.value().key, pair.value().value));
            }
        }
        return pairs;
    }

    /** Returns the properties of a packet with a message. */
    static MqttProperties ofMessage(OutgoingMessage outgoing) {
        MessageProperties stored = outgoing.message().properties();
        MqttProperties properties = new MqttProperties();
        Document utf8 = stored.document().member(UTF8);
        if (utf8 != null && utf8.isTrue()) {
            properties.add(new MqttProperties.IntegerProperty(MqttProperties.PAYLOAD_FORMAT_INDICATOR, 1));
        }
        long left = outgoing.secondsLeft();
        if (left != MessageProperties.NEVER) {
            properties.add(new MqttProperties.IntegerProperty(MqttProperties.PUBLICATION_EXPIRY_INTERVAL, (int) left));
        }
        add(MqttProperties.CONTENT_TYPE, stored.text(CONTENT_TYPE), properties);
        add(MqttProperties.RESPONSE_TOPIC, stored.text(RESPONSE_TOPIC), properties);
        byte[] correlation = bytes(stored.text(CORRELATION_DATA));
        if (correlation != null) {
            properties.add(new MqttProperties.BinaryProperty(MqttProperties.CORRELATION_DATA, correlation));
        }
        outgoing.identifiers()
                .forEach(number -> properties.add(
                        new MqttProperties.IntegerProperty(MqttProperties.SUBSCRIPTION_IDENTIFIER, number)));
        Set<String> named = new LinkedHashSet<>();
        Document user = stored.document().member(USER);
        for (Document pair : user == null ? Document.EMPTY_ARRAY.elements() : user.elements()) {
            Document name = pair.element(0);
            Document value = pair.element(1);
            if (name != null && value != null) {
                named.add(name.text());
                properties.add(new MqttProperties.UserProperty(name.text(), value.text()));
            }
        }
        for (JsonMember header : outgoing.message().headers().members()) {
            if (!named.contains(header.name())) {
                properties.add(new MqttProperties.UserProperty(
                        header.name(), header.value().text()));
            }
        }
        return properties;
    }

    private static void add(int id, @Nullable String text, MqttProperties properties) {
        if (text != null) {
            properties.add(new MqttProperties.StringProperty(id, text));
        }
    }

    private static byte @Nullable [] bytes(@Nullable String encoded) {
        try {
            return encoded == null ? null : Base64.getDecoder().decode(encoded);
        } catch (IllegalArgumentException malformed) {
            return null;
        }
    }
}
