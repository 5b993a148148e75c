package dev.ectype.runtime.wire;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.plan.binding.BindingPlan;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the delivery properties that the publisher of a message set, with the names of MQTT 5. They are sent in the header
 * {@link #HEADER} of a call, which the journal stores.
 *
 * @param document an object with the members {@code qos}, {@code retain}, {@code responseTopic} and others, which only protocols read
 */
public record MessageProperties(Document document) {
    private static final int MOST = 2;

    /** The expiry of a message that does not expire, in seconds. */
    public static final long NEVER = Long.MAX_VALUE;

    /** The member with the seconds after which the message expires. */
    public static final String EXPIRY = "messageExpiryInterval";

    /** The header of a call with the properties of its message. */
    public static final String HEADER = "x-service-message";

    /** The header of a call that chooses one of several messages of its channel by name. */
    public static final String NAME_HEADER = "x-service-message-name";

    private static final List<String> USUAL_TEXTS =
            List.of("{\"qos\":0,\"retain\":false}", "{\"qos\":1,\"retain\":false}", "{\"qos\":2,\"retain\":false}");
    /** The properties of most messages of MQTT, in the order of their texts. */
    private static final List<MessageProperties> USUAL =
            USUAL_TEXTS.stream().map(MessageProperties::parsed).toList();

    /** The properties of a message whose publisher set none. */
    public static final MessageProperties NONE = new MessageProperties(Document.EMPTY_OBJECT);

    /** Reads the header of a call. Text that is not an object counts as none. */
    public static MessageProperties of(@Nullable String header) {
        if (header == null) {
            return NONE;
        }
        int usual = USUAL_TEXTS.indexOf(header);
        try {
            return usual >= 0 ? USUAL.get(usual) : of(Json.parse(header.getBytes(StandardCharsets.UTF_8)));
        } catch (MalformedJson malformed) {
            return NONE;
        }
    }

    /** Returns the text of the properties of a message with a quality of service, 0 to 2, and nothing else. */
    public static String usualText(int qos) {
        return USUAL_TEXTS.get(qos);
    }

    private static MessageProperties parsed(String text) {
        return new MessageProperties(Json.parse(text));
    }

    public static MessageProperties of(@Nullable Document value) {
        return value == null || !value.isObject() || value.size() == 0 ? NONE : new MessageProperties(value);
    }

    /** Returns the properties of a message that is delivered as described. */
    public static MessageProperties of(BindingPlan.Channel.Delivery delivery) {
        if (delivery.qos() == MOST && !delivery.retained()) {
            return NONE;
        }
        return new MessageProperties(new JsonWriter(64)
                .beginObject()
                .name("qos")
                .value(delivery.qos())
                .name("retain")
                .value(delivery.retained())
                .endObject()
                .toDocument());
    }

    /** Returns whether new subscribers receive the message, too. */
    public boolean isRetained() {
        Document retain = document.member("retain");
        return retain != null && retain.isTrue();
    }

    /** Returns the quality of service, 0 to 2, or the greatest if the publisher chose none. */
    public int qos() {
        Document qos = document.member("qos");
        return qos != null && qos.isLong() && qos.longValue() >= 0 && qos.longValue() < MOST
                ? (int) qos.longValue()
                : MOST;
    }

    /** Returns the seconds after which the message expires, or {@link #NEVER}. */
    public long expirySeconds() {
        Document seconds = document.member(EXPIRY);
        return seconds != null && seconds.isLong() ? seconds.longValue() : NEVER;
    }

    /** Returns a property with text, or null. */
    public @Nullable String text(String name) {
        Document value = document.member(name);
        return value == null || !value.isString() ? null : value.text();
    }

    /** Returns the properties of the reply: those by which its receiver recognises it. */
    public MessageProperties ofReply() {
        String correlation = text("correlationData");
        return correlation == null
                ? NONE
                : new MessageProperties(new JsonWriter(64)
                        .beginObject()
                        .name("correlationData")
                        .value(correlation)
                        .endObject()
                        .toDocument());
    }
}
