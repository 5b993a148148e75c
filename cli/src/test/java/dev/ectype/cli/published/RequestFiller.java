package dev.ectype.cli.published;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import com.google.protobuf.DynamicMessage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Fills requests from their descriptions: sets every field and names earlier created objects. */
final class RequestFiller {
    private static final int DEEPEST = 4;
    private static final List<String> NAMES = List.of("name", "id");

    /** The identifiers of objects in replies, by the names of their types. */
    private final Map<String, String> made = new LinkedHashMap<>();

    DynamicMessage request(MethodDescriptor method) {
        String noun = method.getName().replaceFirst("^[A-Z][a-z]+", "");
        return message(method.getInputType(), noun.toLowerCase(Locale.ROOT), 0);
    }

    /** Remembers what a reply names. */
    void learn(DynamicMessage reply) {
        String type = reply.getDescriptorForType().getName().toLowerCase(Locale.ROOT);
        for (String name : NAMES) {
            FieldDescriptor field = reply.getDescriptorForType().findFieldByName(name);
            if (field != null
                    && field.getJavaType() == FieldDescriptor.JavaType.STRING
                    && !field.isRepeated()
                    && !reply.getField(field).equals("")) {
                made.putIfAbsent(type, (String) reply.getField(field));
            }
        }
    }

    private DynamicMessage message(Descriptor type, String noun, int depth) {
        DynamicMessage.Builder message = DynamicMessage.newBuilder(type);
        for (FieldDescriptor field : type.getFields()) {
            if (isFilled(field) && (depth < DEEPEST || field.isRequired())) {
                Object value = value(field, noun, depth);
                if (field.isRepeated()) {
                    message.addRepeatedField(field, value);
                } else {
                    message.setField(field, value);
                }
            }
        }
        return message.build();
    }

    /** Of fields that exclude each other the first; what could be anything stays away, as nobody knows what it may be. */
    private static boolean isFilled(FieldDescriptor field) {
        OneofDescriptor oneof = field.getRealContainingOneof();
        boolean chosen = oneof == null || oneof.getField(0) == field;
        boolean anything = field.getJavaType() == FieldDescriptor.JavaType.MESSAGE
                && field.getMessageType().getFullName().equals("google.protobuf.Any");
        return chosen && !anything;
    }

    private Object value(FieldDescriptor field, String noun, int depth) {
        return switch (field.getJavaType()) {
            case MESSAGE -> special(field.getMessageType(), noun, depth);
            case ENUM -> word(field);
            case STRING -> text(field, noun);
            case BYTE_STRING -> ByteString.copyFromUtf8("bytes");
            case BOOLEAN -> false;
            case INT -> 1;
            case LONG -> 1L;
            case FLOAT -> 1.5f;
            case DOUBLE -> 1.5;
        };
    }

    private DynamicMessage special(Descriptor type, String noun, int depth) {
        if (!type.getFullName().equals("google.protobuf.FieldMask")) {
            return message(type, noun, depth + 1);
        }
        return DynamicMessage.newBuilder(type)
                .addRepeatedField(type.findFieldByName("paths"), "*")
                .build();
    }

    private static EnumValueDescriptor word(FieldDescriptor field) {
        List<EnumValueDescriptor> words = field.getEnumType().getValues();
        return words.get(words.size() > 1 ? 1 : 0);
    }

    private String text(FieldDescriptor field, String noun) {
        String name = field.getName();
        String of = NAMES.contains(name)
                ? noun
                : name.replaceFirst("_(id|name)$", "").replace("_", "");
        String known = made.get(of);
        return known == null ? "projects/p" : known;
    }
}
