package dev.ectype.compiler.ir;

import dev.ectype.compiler.collection.OrderedMaps;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One form of a body or reply.
 *
 * @param mediaType as written, such as {@code application/json; charset=utf-8} or {@code image/*}
 * @param type null when the description says nothing about the content
 * @param encodings per member, for forms and multipart bodies
 */
public record Media(
        String mediaType, @Nullable TypeRef type, List<JsonValue> examples, Map<String, Encoding> encodings) {
    public Media {
        examples = List.copyOf(examples);
        encodings = OrderedMaps.copyOf(encodings);
    }

    /** How one member of a form or multipart body is written. */
    public record Encoding(
            @Nullable String contentType, @Nullable String style, boolean explode) {}

    public boolean isJson() {
        String bare = bareType();
        return bare.endsWith("/json") || bare.endsWith("+json");
    }

    public boolean isXml() {
        String bare = bareType();
        return bare.endsWith("/xml") || bare.endsWith("+xml");
    }

    /** The media type without its parameters, lower case. */
    public String bareType() {
        int semicolon = mediaType.indexOf(';');
        return (semicolon < 0 ? mediaType : mediaType.substring(0, semicolon))
                .strip()
                .toLowerCase(java.util.Locale.ROOT);
    }

    public Media withType(@Nullable TypeRef changed) {
        return new Media(mediaType, changed, examples, encodings);
    }
}
