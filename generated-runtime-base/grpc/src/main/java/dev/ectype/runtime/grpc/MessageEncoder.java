package dev.ectype.runtime.grpc;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.Message;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts JSON documents to protobuf messages and drops members without a matching field. Inverse of {@link MessageDecoder}. */
final class MessageEncoder {
    private static final int DEEPEST = 90;

    private final MessageRegistry messages;

    private final boolean strict;
    private @Nullable String unknown;

    private MessageEncoder(MessageRegistry messages, boolean strict) {
        this.messages = messages;
        this.strict = strict;
    }

    MessageEncoder(MessageRegistry messages) {
        this(messages, false);
    }

    /** Creates an encoder that records the first member name without a field. */
    static MessageEncoder strictly(MessageRegistry messages) {
        return new MessageEncoder(messages, true);
    }

    /** Returns the first member name without a field, or null. */
    @Nullable
    String unknown() {
        return unknown;
    }

    /** Sets a field of a message. */
    void setField(DynamicMessage.Builder message, String name, Document value) {
        FieldDescriptor field = messages.fields(message.getDescriptorForType()).get(name);
        if (field != null) {
            put(message, field, value, 0);
        }
    }

    /** Sets a field from a text by its dotted path. Unknown names are ignored. */
    void setText(DynamicMessage.Builder message, String path, String text) {
        int dot = path.indexOf('.');
        String name = dot < 0 ? path : path.substring(0, dot);
        FieldDescriptor field = messages.fields(message.getDescriptorForType()).get(name);
        if (field == null || field.isMapField()) {
            return;
        }
        if (dot < 0) {
            setText(message, field, text);
        } else if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE && !field.isRepeated()) {
            DynamicMessage.Builder inner = ((DynamicMessage) message.getField(field)).toBuilder();
            setText(inner, path.substring(dot + 1), text);
            message.setField(field, inner.build());
        }
    }

    private void setText(DynamicMessage.Builder message, FieldDescriptor field, String text) {
        Document value = field.getJavaType() == FieldDescriptor.JavaType.BOOLEAN
                ? Document.of(text.equals("true"))
                : Document.of(text);
        Object single = single(field, value, 0);
        if (single != null && field.isRepeated()) {
            message.addRepeatedField(field, single);
        } else if (single != null) {
            message.setField(field, single);
        }
    }

    Message message(Descriptor descriptor, Document document) {
        return message(descriptor, document, 0);
    }

    private Message message(Descriptor descriptor, Document document, int depth) {
        DynamicMessage.Builder message = DynamicMessage.newBuilder(descriptor);
        if (depth > DEEPEST) {
            return message.build();
        }
        switch (WellKnownType.of(descriptor)) {
            case NONE -> members(message, document, depth);
            case EMPTY -> {}
            case TIMESTAMP ->
                moment(message, document.isString() ? WellKnownTextForms.timestamp(document.text()) : null);
            case DURATION -> moment(message, document.isString() ? WellKnownTextForms.duration(document.text()) : null);
            case FIELD_MASK -> mask(message, document);
            case WRAPPER, STRUCT, LIST_VALUE -> put(message, descriptor.findFieldByNumber(1), document, depth);
            case VALUE -> anything(message, document, depth);
            case ANY -> packed(message, document, depth);
        }
        return message.build();
    }

    private void members(DynamicMessage.Builder message, Document document, int depth) {
        Descriptor descriptor = message.getDescriptorForType();
        Map<String, FieldDescriptor> fields = strict ? messages.fields(descriptor) : messages.storedFields(descriptor);
        if (!document.isObject()) {
            return;
        }
        for (JsonMember member : document.members()) {
            FieldDescriptor field = fields.get(member.name());
            if (field != null) {
                put(message, field, member.value(), depth);
            } else if (strict && unknown == null) {
                unknown = member.name();
            }
        }
    }

    private void put(DynamicMessage.Builder message, FieldDescriptor field, Document value, int depth) {
        if (field.isMapField()) {
            if (value.isObject()) {
                entries(message, field, value, depth);
            }
        } else if (field.isRepeated()) {
            for (Document each : value.isArray() ? value.elements() : Document.EMPTY_ARRAY.elements()) {
                Object single = single(field, each, depth);
                if (single != null) {
                    message.addRepeatedField(field, single);
                }
            }
        } else {
            Object single = single(field, value, depth);
            if (single != null) {
                message.setField(field, single);
            }
        }
    }

    private void entries(DynamicMessage.Builder message, FieldDescriptor field, Document value, int depth) {
        Descriptor entry = field.getMessageType();
        for (JsonMember member : value.members()) {
            Object key = single(entry.findFieldByNumber(1), key(entry, member.name()), depth);
            Object mapValue = single(entry.findFieldByNumber(2), member.value(), depth);
            if (key != null && mapValue != null) {
                message.addRepeatedField(
                        field,
                        DynamicMessage.newBuilder(entry)
                                .setField(entry.findFieldByNumber(1), key)
                                .setField(entry.findFieldByNumber(2), mapValue)
                                .build());
            }
        }
    }

    private static Document key(Descriptor entry, String name) {
        return switch (entry.findFieldByNumber(1).getJavaType()) {
            case BOOLEAN -> Document.of(name.equals("true"));
            default -> Document.of(name);
        };
    }

    /** Returns a value for the field, or null if the document has no valid one. */
    private @Nullable Object single(FieldDescriptor field, Document value, int depth) {
        if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
            boolean absent = value.isNull() && WellKnownType.of(field.getMessageType()) != WellKnownType.VALUE;
            return absent ? null : message(field.getMessageType(), value, depth + 1);
        }
        return switch (field.getJavaType()) {
            case ENUM -> enumeration(field, value);
            case BOOLEAN -> value.isBoolean() ? (Object) value.isTrue() : null;
            case STRING -> value.isString() ? value.text() : null;
            case BYTE_STRING -> value.isString() ? bytes(value.text()) : null;
            default -> number(field, value);
        };
    }

    private @Nullable Object enumeration(FieldDescriptor field, Document value) {
        if (value.isNumber() && value.isLong()) {
            return field.getEnumType().findValueByNumberCreatingIfUnknown((int) value.longValue());
        }
        EnumValueDescriptor named = value.isString() ? named(field.getEnumType(), value.text()) : null;
        boolean nothing = field.getEnumType().getFullName().equals("google.protobuf.NullValue");
        return named == null && nothing ? field.getEnumType().findValueByNumber(0) : named;
    }

    private @Nullable EnumValueDescriptor named(EnumDescriptor type, String value) {
        return strict ? type.findValueByName(value) : messages.names().value(type, value);
    }

    private static @Nullable ByteString bytes(String text) {
        String plain = text.replace('-', '+').replace('_', '/');
        try {
            return ByteString.copyFrom(Base64.getDecoder().decode(plain));
        } catch (IllegalArgumentException other) {
            return null;
        }
    }

    private static @Nullable Object number(FieldDescriptor field, Document value) {
        if (value.isLong()) {
            return whole(field, value.longValue());
        }
        BigDecimal exact = exact(value);
        boolean fraction = field.getJavaType() == FieldDescriptor.JavaType.DOUBLE
                || field.getJavaType() == FieldDescriptor.JavaType.FLOAT;
        if (exact == null) {
            Double special = fraction && value.isString() ? special(value.text()) : null;
            return special == null ? null : narrowed(field, special);
        }
        return fraction
                ? narrowed(field, exact.doubleValue())
                : field.getJavaType() == FieldDescriptor.JavaType.INT
                        ? (Object) exact.intValue()
                        : (Object) exact.longValue();
    }

    private static Object whole(FieldDescriptor field, long value) {
        return switch (field.getJavaType()) {
            case DOUBLE, FLOAT -> narrowed(field, value);
            case INT -> (int) value;
            default -> value;
        };
    }

    private static Object narrowed(FieldDescriptor field, double value) {
        return field.getJavaType() == FieldDescriptor.JavaType.FLOAT ? (Object) (float) value : (Object) value;
    }

    private static @Nullable Double special(String text) {
        return switch (text) {
            case "NaN" -> Double.NaN;
            case "Infinity" -> Double.POSITIVE_INFINITY;
            case "-Infinity" -> Double.NEGATIVE_INFINITY;
            default -> null;
        };
    }

    private static @Nullable BigDecimal exact(Document value) {
        try {
            return value.isNumber() ? value.decimal() : value.isString() ? new BigDecimal(value.text()) : null;
        } catch (NumberFormatException other) {
            return null;
        }
    }

    private static void moment(DynamicMessage.Builder message, WellKnownTextForms.@Nullable Moment moment) {
        if (moment != null) {
            Descriptor descriptor = message.getDescriptorForType();
            message.setField(descriptor.findFieldByNumber(1), moment.seconds());
            message.setField(descriptor.findFieldByNumber(2), moment.nanos());
        }
    }

    private static void mask(DynamicMessage.Builder message, Document document) {
        if (document.isString() && !document.text().isEmpty()) {
            FieldDescriptor paths = message.getDescriptorForType().findFieldByNumber(1);
            for (String each : document.text().split(",")) {
                message.addRepeatedField(paths, WellKnownTextForms.snake(each));
            }
        }
    }

    private void anything(DynamicMessage.Builder message, Document document, int depth) {
        int number = document.isNull()
                ? 1
                : document.isNumber()
                        ? 2
                        : document.isString() ? 3 : document.isBoolean() ? 4 : document.isObject() ? 5 : 6;
        put(message, message.getDescriptorForType().findFieldByNumber(number), document, depth);
    }

    private void packed(DynamicMessage.Builder message, Document document, int depth) {
        Document type = document.isObject() ? document.member("@type") : null;
        if (type == null || !type.isString()) {
            return;
        }
        Descriptor descriptor = message.getDescriptorForType();
        String url = type.text();
        message.setField(descriptor.findFieldByNumber(1), url);
        MessageRegistry.MessageType kind = messages.named(url.substring(url.lastIndexOf('/') + 1));
        Document value = document.member("value");
        if (kind == null) {
            ByteString bytes = value == null || !value.isString() ? null : bytes(value.text());
            message.setField(descriptor.findFieldByNumber(2), bytes == null ? ByteString.EMPTY : bytes);
            return;
        }
        boolean known = WellKnownType.of(kind.descriptor()) != WellKnownType.NONE;
        Document inside = known ? value == null ? Document.NULL : value : document;
        message.setField(
                descriptor.findFieldByNumber(2),
                message(kind.descriptor(), inside, depth + 1).toByteString());
    }
}
