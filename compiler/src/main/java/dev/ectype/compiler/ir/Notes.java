package dev.ectype.compiler.ir;

import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a description says about a type beside which values it allows. */
public record Notes(
        @Nullable String title,
        @Nullable String description,
        boolean readOnly,
        boolean writeOnly,
        boolean deprecated,
        @Nullable JsonValue defaultValue,
        List<JsonValue> examples,
        @Nullable Xml xml) {
    public static final Notes NONE = new Notes(null, null, false, false, false, null, List.of(), null);

    public Notes {
        examples = List.copyOf(examples);
    }

    /** What is known but how values are written in XML. */
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
        return new Notes(title, description, readOnly, writeOnly, deprecated, defaultValue, List.copyOf(shown), xml);
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
