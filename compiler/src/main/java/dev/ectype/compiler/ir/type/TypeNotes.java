package dev.ectype.compiler.ir.type;

import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a description says about a type beside which values it allows.
 *
 * @param names the patterns of the paths by which values of the type are named, such as {@code shelves/{shelf}/books/{book}}
 */
public record TypeNotes(
        @Nullable String title,
        @Nullable String description,
        boolean readOnly,
        boolean writeOnly,
        boolean deprecated,
        @Nullable JsonValue defaultValue,
        List<JsonValue> examples,
        @Nullable Xml xml,
        List<String> names) {
    public static final TypeNotes NONE = new TypeNotes(null, null, false, false, false, null, List.of());

    public TypeNotes {
        examples = List.copyOf(examples);
        names = List.copyOf(names);
    }

    /** What is known but how values are named. */
    public TypeNotes(
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
    public TypeNotes(
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
    public TypeNotes withExamples(List<? extends JsonValue> shown) {
        return new TypeNotes(
                title, description, readOnly, writeOnly, deprecated, defaultValue, List.copyOf(shown), xml, names);
    }

    /** The same about values that are named so. */
    public TypeNotes withNamePatterns(List<String> patterns) {
        return new TypeNotes(
                title, description, readOnly, writeOnly, deprecated, defaultValue, examples, xml, patterns);
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
