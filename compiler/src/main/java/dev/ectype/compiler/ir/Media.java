package dev.ectype.compiler.ir;

import dev.ectype.compiler.collection.OrderedMaps;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Describes one media type of a body.
 *
 * @param mediaType the media type as written, such as {@code application/json; charset=utf-8} or {@code image/*}
 * @param type the type of the content, or null without a description
 * @param encodings the encodings by member, for forms and multipart bodies
 */
public record Media(
        String mediaType, @Nullable TypeRef type, List<JsonValue> examples, Map<String, Encoding> encodings) {
    public Media {
        examples = List.copyOf(examples);
        encodings = OrderedMaps.copyOf(encodings);
    }

    /** Describes the encoding of one member of a form or multipart body. */
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

    /** Returns the media type without its parameters, in lower case. */
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
