package dev.ectype.runtime.grpc;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import dev.ectype.runtime.plan.binding.WireSpellingPlan;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Knows the names of fields and enum values in stored documents. They differ if another description of the API has others. */
final class MessageNames {
    private final WireSpellingPlan spelling;

    MessageNames(WireSpellingPlan spelling) {
        this.spelling = spelling;
    }

    /** Returns true if a message may have other names in stored documents. */
    boolean differ() {
        return !spelling.isNone();
    }

    /** Returns the member for a field in stored documents. */
    String member(FieldDescriptor field) {
        String name = field.getJsonName();
        return differ() ? spelling.stored(key(field.getContainingType()), name) : name;
    }

    /** Returns the fields of a message by their names in stored documents. */
    Map<String, FieldDescriptor> fields(Descriptor message) {
        Map<String, FieldDescriptor> fields = new LinkedHashMap<>();
        message.getFields().forEach(field -> fields.put(member(field), field));
        return fields;
    }

    /** Returns an enum value as text in stored documents. */
    String value(EnumValueDescriptor value) {
        return differ() ? spelling.storedValue(key(value.getType()), value.getName()) : value.getName();
    }

    /** Returns the enum value for a text in stored documents, or null. */
    @Nullable
    EnumValueDescriptor value(EnumDescriptor type, String stored) {
        Map<String, String> values = differ() ? spelling.values().get(key(type)) : null;
        for (Map.Entry<String, String> each :
                (values == null ? new LinkedHashMap<String, String>() : values).entrySet()) {
            if (each.getValue().equals(stored)) {
                return type.findValueByName(each.getKey());
            }
        }
        return type.findValueByName(stored);
    }

    /** Returns the paths of a mask with the names in stored documents. */
    String mask(String path) {
        return differ()
                ? Arrays.stream(path.split("\\."))
                        .map(name -> spelling.stored(null, name))
                        .collect(Collectors.joining("."))
                : path;
    }

    private String key(Descriptor message) {
        return key(message.getFullName(), message.getFile(), spelling.types());
    }

    private String key(EnumDescriptor type) {
        return key(type.getFullName(), type.getFile(), spelling.values());
    }

    /** Returns the name of a declaration without its package, unless the plan has the whole name. */
    private static String key(String fullName, FileDescriptor file, Map<String, ?> known) {
        String inside = file.getPackage();
        return inside.isEmpty() || known.containsKey(fullName) ? fullName : fullName.substring(inside.length() + 1);
    }
}
