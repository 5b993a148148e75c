package dev.ectype.compiler.emit.java;

import com.palantir.javapoet.ClassName;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Holds the classes that users map to formats of texts and numbers. They replace the strings and numbers in emitted
 * types.
 *
 * @param classes the qualified class name by kind and format: {@code string+date-time}
 */
public record TypeMappings(Map<String, String> classes) {
    public static final TypeMappings NONE = new TypeMappings(Collections.emptyMap());

    public TypeMappings {
        classes = Collections.unmodifiableMap(new TreeMap<>(classes));
    }

    /**
     * Parses words such as {@code date-time=java.time.Instant}. A word may contain several mappings with commas
     * between.
     *
     * @throws BadTypeMapping if a format or a class name is invalid, or if one format has two classes
     */
    public static TypeMappings parse(List<String> words) {
        Map<String, String> classes = new TreeMap<>();
        for (String word : words) {
            for (String pair : word.split(",")) {
                if (!pair.isBlank()) {
                    add(pair.strip(), classes);
                }
            }
        }
        return new TypeMappings(classes);
    }

    private static void add(String pair, Map<String, String> classes) {
        int equals = pair.indexOf('=');
        if (equals < 0) {
            throw new BadTypeMapping(
                    "\"" + pair + "\" names no class", "Write a mapping such as date-time=java.time.OffsetDateTime.");
        }
        String className = MappedClass.named(pair, pair.substring(equals + 1).strip());
        for (String key : MappedFormat.keys(pair, pair.substring(0, equals).strip())) {
            String other = classes.putIfAbsent(key, className);
            if (other != null && !other.equals(className)) {
                throw new BadTypeMapping(
                        "\"" + pair + "\" contradicts the mapping of " + key + " to " + other,
                        "Remove one of the two mappings.");
            }
        }
    }

    public boolean isEmpty() {
        return classes.isEmpty();
    }

    /** Returns the class for values of a type, or null without a mapping. */
    @Nullable
    ClassName of(TypeRef type) {
        String key = "";
        if (type instanceof TextType text) {
            key = MappedFormat.key("string", text.format());
        } else if (type instanceof NumberType number) {
            key = MappedFormat.key(number.integer() ? "integer" : "number", number.format());
        }
        String name = classes.get(key);
        return name == null ? null : MappedClass.of(name);
    }

    /** Returns a text that is equal only for equal mappings. */
    @Override
    public String toString() {
        return String.join(
                ",",
                classes.entrySet().stream()
                        .map(each -> each.getKey() + "=" + each.getValue())
                        .toList());
    }
}
