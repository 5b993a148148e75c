package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A named value that travels beside the body of a request, or a header of a reply.
 *
 * @param style how arrays and objects are written; the OpenAPI names ({@code simple}, {@code form}, {@code deepObject}, …)
 * @param mediaType set when the value is a document of that type rather than a styled value
 */
public record Parameter(
        String name,
        In in,
        TypeRef type,
        boolean required,
        String style,
        boolean explode,
        @Nullable String mediaType,
        @Nullable String description,
        List<JsonValue> examples) {
    public Parameter {
        examples = List.copyOf(examples);
    }

    /** Where a parameter travels. */
    public enum In {
        PATH,
        QUERY,
        HEADER,
        COOKIE,
        ARGUMENT
    }

    public Parameter withType(TypeRef changed) {
        return new Parameter(name, in, changed, required, style, explode, mediaType, description, examples);
    }
}
