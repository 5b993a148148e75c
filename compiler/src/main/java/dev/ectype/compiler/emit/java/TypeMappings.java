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
 * The classes that users choose for texts and numbers of a format, where members of emitted types would be strings and
 * numbers else.
 *
 * @param classes the whole name of each class by the kind and the format of what it stands for: {@code string+date-time}
 */
public record TypeMappings(Map<String, String> classes) {
    public static final TypeMappings NONE = new TypeMappings(Collections.emptyMap());

    public TypeMappings {
        classes = Collections.unmodifiableMap(new TreeMap<>(classes));
    }

    /**
     * Reads words such as {@code date-time=java.time.Instant}; one may hold several, with commas between them.
     *
     * @throws BadTypeMapping if a format or a class cannot be what it is called, or one format is given two classes
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
                    "\"" + pair + "\" says no class", "Write it like date-time=java.time.OffsetDateTime.");
        }
        String className = MappedClass.named(pair, pair.substring(equals + 1).strip());
        for (String key : MappedFormat.keys(pair, pair.substring(0, equals).strip())) {
            String other = classes.putIfAbsent(key, className);
            if (other != null && !other.equals(className)) {
                throw new BadTypeMapping(
                        "\"" + pair + "\" contradicts that " + key + " is " + other, "Leave one of them out.");
            }
        }
    }

    public boolean isEmpty() {
        return classes.isEmpty();
    }

    /** The class that stands for values of a type, or null where none was chosen. */
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

    /** A text that differs wherever the mappings do. */
    @Override
    public String toString() {
        return String.join(
                ",",
                classes.entrySet().stream()
                        .map(each -> each.getKey() + "=" + each.getValue())
                        .toList());
    }
}
