package dev.ectype.compiler.ir.type;

import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the annotations of a type that do not restrict its values.
 *
 * @param names the resource name patterns of the values, such as {@code shelves/{shelf}/books/{book}}
 * @param referenced the declared type of the instance that a value identifies, or null
 * @param open true if the description states that objects may have further members; without a statement they may, too
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
        List<String> names,
        @Nullable String referenced,
        boolean open) {
    public static final TypeNotes NONE = new TypeNotes(null, null, false, false, false, null, List.of());

    public TypeNotes {
        examples = List.copyOf(examples);
        names = List.copyOf(names);
    }

    /** Creates notes without resource name patterns. */
    public TypeNotes(
            @Nullable String title,
            @Nullable String description,
            boolean readOnly,
            boolean writeOnly,
            boolean deprecated,
            @Nullable JsonValue defaultValue,
            List<JsonValue> examples,
            @Nullable Xml xml) {
        this(title, description, readOnly, writeOnly, deprecated, defaultValue, examples, xml, List.of(), null, false);
    }

    /** Creates notes without XML form and resource name patterns. */
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

    /** Returns a copy with other examples. */
    public TypeNotes withExamples(List<? extends JsonValue> changed) {
        return withValues(defaultValue, changed);
    }

    /** Returns a copy with another default value and other examples. */
    public TypeNotes withValues(@Nullable JsonValue standard, List<? extends JsonValue> changed) {
        return with(standard, List.copyOf(changed), names, referenced, open);
    }

    /** Returns a copy for identifiers of instances of a declared type. */
    public TypeNotes withReferenced(@Nullable String type) {
        return with(defaultValue, examples, names, type, open);
    }

    /** Returns a copy with resource name patterns. */
    public TypeNotes withNamePatterns(List<String> patterns) {
        return with(defaultValue, examples, patterns, referenced, open);
    }

    /** Returns a copy for objects that may have further members. */
    public TypeNotes opened() {
        return with(defaultValue, examples, names, referenced, true);
    }

    private TypeNotes with(
            @Nullable JsonValue standard,
            List<JsonValue> samples,
            List<String> patterns,
            @Nullable String type,
            boolean isOpen) {
        return new TypeNotes(
                title, description, readOnly, writeOnly, deprecated, standard, samples, xml, patterns, type, isOpen);
    }

    /**
     * Describes the XML form of a type's values.
     *
     * @param attribute true for an attribute of the parent element
     * @param wrapped true if the elements of a list have a parent element
     */
    public record Xml(
            @Nullable String name,
            @Nullable String namespace,
            @Nullable String prefix,
            boolean attribute,
            boolean wrapped) {}
}
