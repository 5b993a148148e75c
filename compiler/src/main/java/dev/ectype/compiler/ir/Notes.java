package dev.ectype.compiler.ir;

import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a description says about a type beside which values it allows.
 *
 * @param names the patterns of the paths by which values of the type are named, such as {@code shelves/{shelf}/books/{book}}
 */
public record Notes(
        @Nullable String title,
        @Nullable String description,
        boolean readOnly,
        boolean writeOnly,
        boolean deprecated,
        @Nullable JsonValue defaultValue,
        List<JsonValue> examples,
        @Nullable Xml xml,
        List<String> names) {
    public static final Notes NONE = new Notes(null, null, false, false, false, null, List.of());

    public Notes {
        examples = List.copyOf(examples);
        names = List.copyOf(names);
    }

    /** What is known but how values are named. */
    public Notes(
            @Nullable String title,
            @Nullable String description,
            boolean readOnly,
            boolean writeOnly,
            boolean deprecated,
            @Nullable JsonValue defaultValue,
            List<JsonValue> examples,
            @Nullable Xml xml) {
        this(title, description, readOnly, writeOnly, deprecated, defaultValue, examples, xml, List.of());
    }

    /** What is known but how values are written in XML and named. */
    public Notes(
            @Nullable String title,
            @Nullable String description,
            boolean readOnly,
            boolean writeOnly,
            boolean deprecated,
            @Nullable JsonValue defaultValue,
            List<JsonValue> examples) {
        this(title, description, readOnly, writeOnly, deprecated, defaultValue, examples, null);
    }

    /** The same with other examples. */
    public Notes showing(List<? extends JsonValue> shown) {
        return new Notes(
                title, description, readOnly, writeOnly, deprecated, defaultValue, List.copyOf(shown), xml, names);
    }

    /** The same about values that are named so. */
    public Notes named(List<String> patterns) {
        return new Notes(title, description, readOnly, writeOnly, deprecated, defaultValue, examples, xml, patterns);
    }

    /**
     * How values of a type are written in XML.
     *
     * @param attribute whether it is an attribute of the element around it
     * @param wrapped whether the elements of a list have an element around them
     */
    public record Xml(
            @Nullable String name,
            @Nullable String namespace,
            @Nullable String prefix,
            boolean attribute,
            boolean wrapped) {}
}
