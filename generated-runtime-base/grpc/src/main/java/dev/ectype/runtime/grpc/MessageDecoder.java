package dev.ectype.runtime.grpc;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.ectype.runtime.json.JsonWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Converts protobuf messages to JSON documents in the
 * <a href="https://protobuf.dev/programming-guides/json/">JSON form</a> of Protocol Buffers, but with 64-bit integers as numbers.
 */
final class MessageDecoder {
    private final MessageRegistry messages;
    private final JsonWriter out;
    private final boolean forClients;

    private MessageDecoder(MessageRegistry messages, JsonWriter out, boolean forClients) {
        this.messages = messages;
        this.out = out;
        this.forClients = forClients;
    }

    MessageDecoder(MessageRegistry messages, JsonWriter out) {
        this(messages, out, false);
    }

    /** Creates a decoder for clients: 64-bit integers are strings, as in the JSON form. */
    static MessageDecoder forClients(MessageRegistry messages, JsonWriter out) {
        return new MessageDecoder(messages, out, true);
    }

    /** Writes one field of a message. */
    void field(Message message, FieldDescriptor field) throws GrpcFailure {
        Object value = message.getField(field);
        if (field.isMapField()) {
            map(field, (List<?>) value);
        } else if (field.isRepeated()) {
            list(field, (List<?>) value);
        } else {
            single(field, value);
        }
    }

    void message(Message message) throws GrpcFailure {
        WellKnownType known = WellKnownType.of(message.getDescriptorForType());
        switch (known) {
            case NONE -> {
                out.beginObject();
                members(message);
                out.endObject();
            }
            case EMPTY -> out.beginObject().endObject();
            case TIMESTAMP -> out.value(WellKnownTextForms.timestamp(whole(message, 1), (int) whole(message, 2)));
            case DURATION -> out.value(WellKnownTextForms.duration(whole(message, 1), (int) whole(message, 2)));
            case FIELD_MASK -> out.value(mask(message));
            case WRAPPER -> {
                FieldDescriptor field = field(message, 1);
                single(field, message.getField(field));
            }
            case STRUCT -> {
                FieldDescriptor fields = field(message, 1);
                map(fields, (List<?>) message.getField(fields));
            }
            case LIST_VALUE -> {
                FieldDescriptor values = field(message, 1);
                list(values, (List<?>) message.getField(values));
            }
            case VALUE -> anything(message);
            case ANY -> packed(message);
        }
    }

    private void members(Message message) throws GrpcFailure {
        for (Map.Entry<FieldDescriptor, Object> each : message.getAllFields().entrySet()) {
            FieldDescriptor field = each.getKey();
            out.name(field.isExtension() ? "[" + field.getFullName() + "]" : name(field));
            field(message, field);
        }
        for (FieldDescriptor zero :
                forClients ? List.<FieldDescriptor>of() : messages.zeros(message.getDescriptorForType())) {
            Object value = message.getField(zero);
            if (value.equals(zero.getDefaultValue())) {
                out.name(name(zero));
                single(zero, value);
            }
        }
    }

    private void list(FieldDescriptor field, List<?> values) throws GrpcFailure {
        out.beginArray();
        for (Object each : values) {
            single(field, each);
        }
        out.endArray();
    }

    /** Writes a map. The last entry of a key wins. */
    private void map(FieldDescriptor field, List<?> entries) throws GrpcFailure {
        FieldDescriptor key = field.getMessageType().findFieldByNumber(1);
        FieldDescriptor value = field.getMessageType().findFieldByNumber(2);
        Map<String, Object> last = new LinkedHashMap<>();
        for (Object each : entries) {
            Message entry = (Message) each;
            last.put(String.valueOf(entry.getField(key)), entry.getField(value));
        }
        out.beginObject();
        for (Map.Entry<String, Object> each : last.entrySet()) {
            out.name(each.getKey());
            single(value, each.getValue());
        }
        out.endObject();
    }

    private void single(FieldDescriptor field, Object value) throws GrpcFailure {
        switch (field.getType()) {
            case MESSAGE, GROUP -> message((Message) value);
            case ENUM -> enumeration((EnumValueDescriptor) value);
            case BOOL -> out.value((Boolean) value);
            case STRING -> out.value((String) value);
            case BYTES -> out.value(Base64.getEncoder().encodeToString(((ByteString) value).toByteArray()));
            case DOUBLE, FLOAT -> fraction((Number) value);
            case UINT32, FIXED32 -> out.value(Integer.toUnsignedLong((Integer) value));
            case UINT64, FIXED64 -> unsigned((Long) value);
            case INT64, SINT64, SFIXED64 -> wide((Long) value);
            default -> out.value(((Number) value).longValue());
        }
    }

    private void enumeration(EnumValueDescriptor value) {
        if (value.getType().getFullName().equals("google.protobuf.NullValue")) {
            out.nullValue();
        } else if (value.getIndex() < 0) {
            // An undeclared enum value is written as its number.
            out.value(value.getNumber());
        } else {
            out.value(forClients ? value.getName() : messages.names().value(value));
        }
    }

    private void wide(long value) {
        if (forClients) {
            out.value(Long.toString(value));
        } else {
            out.value(value);
        }
    }

    private void unsigned(long value) {
        if (forClients) {
            out.value(Long.toUnsignedString(value));
        } else if (value >= 0) {
            out.value(value);
        } else {
            out.value(new BigDecimal(new BigInteger(Long.toUnsignedString(value))));
        }
    }

    private void fraction(Number value) {
        double wide = value.doubleValue();
        if (Double.isFinite(wide)) {
            out.value(new BigDecimal(value.toString()));
        } else {
            out.value(Double.isNaN(wide) ? "NaN" : wide > 0 ? "Infinity" : "-Infinity");
        }
    }

    private void anything(Message value) throws GrpcFailure {
        Map<FieldDescriptor, Object> fields = value.getAllFields();
        if (fields.isEmpty()) {
            out.nullValue();
            return;
        }
        Map.Entry<FieldDescriptor, Object> chosen = fields.entrySet().iterator().next();
        single(chosen.getKey(), chosen.getValue());
    }

    private void packed(Message any) throws GrpcFailure {
        String url = (String) any.getField(field(any, 1));
        ByteString content = (ByteString) any.getField(field(any, 2));
        out.beginObject().name("@type").value(url);
        MessageRegistry.MessageType kind = messages.named(url.substring(url.lastIndexOf('/') + 1));
        if (kind == null) {
            out.name("value").value(Base64.getEncoder().encodeToString(content.toByteArray()));
        } else {
            Message inside = unpacked(kind, content);
            if (WellKnownType.of(kind.descriptor()) == WellKnownType.NONE) {
                members(inside);
            } else {
                out.name("value");
                message(inside);
            }
        }
        out.endObject();
    }

    private static Message unpacked(MessageRegistry.MessageType kind, ByteString content) throws GrpcFailure {
        try {
            return kind.parse(content.toByteArray());
        } catch (InvalidProtocolBufferException broken) {
            throw new GrpcFailure(
                    StatusCode.INVALID_ARGUMENT,
                    "the packed value is not a valid " + kind.descriptor().getFullName() + ": " + broken.getMessage());
        }
    }

    private String mask(Message mask) {
        FieldDescriptor paths = field(mask, 1);
        StringBuilder text = new StringBuilder();
        for (Object each : (List<?>) mask.getField(paths)) {
            text.append(text.length() == 0 ? "" : ",").append(path(WellKnownTextForms.camel((String) each)));
        }
        return text.toString();
    }

    private String path(String camel) {
        return forClients ? camel : messages.names().mask(camel);
    }

    private String name(FieldDescriptor field) {
        return forClients ? field.getJsonName() : messages.names().member(field);
    }

    private static FieldDescriptor field(Message message, int number) {
        return message.getDescriptorForType().findFieldByNumber(number);
    }

    private static long whole(Message message, int number) {
        return ((Number) message.getField(field(message, number))).longValue();
    }
}
