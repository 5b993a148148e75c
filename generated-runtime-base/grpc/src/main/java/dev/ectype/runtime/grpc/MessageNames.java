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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Knows the names of fields and enum values in stored documents. They differ if another description of the API has others. */
final class MessageNames {
    private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    private final WireSpellingPlan spelling;
    private final Map<String, String> values = new LinkedHashMap<>();

    MessageNames(WireSpellingPlan spelling) {
        this.spelling = spelling;
        spelling.values().values().forEach(each -> each.forEach(values::putIfAbsent));
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
        Map<String, String> own = differ() ? spelling.values().get(key(type)) : null;
        for (Map.Entry<String, String> each : (own == null ? new LinkedHashMap<String, String>() : own).entrySet()) {
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

    /**
     * Returns an expression such as {@code Status = STATUS_FREE} with the enum values in stored documents. Names of members need
     * no change, because expressions ignore their spelling.
     */
    String expression(String text) {
        Matcher word = WORD.matcher(text);
        StringBuilder stored = new StringBuilder();
        while (word.find()) {
            String other = values.getOrDefault(word.group(), word.group());
            word.appendReplacement(stored, Matcher.quoteReplacement(other));
        }
        return word.appendTail(stored).toString();
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
