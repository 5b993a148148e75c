package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a named value beside the body of a request, or a header of a reply.
 *
 * @param style the style of arrays and objects, by its OpenAPI name ({@code simple}, {@code form}, {@code deepObject},
 *     …)
 * @param mediaType the media type of a value that is a document, or null for a styled value
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

    /** Lists the locations of parameters. */
    public enum In {
        PATH,
        QUERY,
        HEADER,
        COOKIE,
        ARGUMENT
    }

    public Parameter withName(String changed) {
        return new Parameter(changed, in, type, required, style, explode, mediaType, description, examples);
    }

    public Parameter withType(TypeRef changed) {
        return new Parameter(name, in, changed, required, style, explode, mediaType, description, examples);
    }
}
