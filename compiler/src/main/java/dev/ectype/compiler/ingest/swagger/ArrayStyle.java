package dev.ectype.compiler.ingest.swagger;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.source.LocatedNode;
import java.util.Locale;
import java.util.Objects;

/**
 * Holds the style of an array, by its name in OpenAPI 3, in place of a collection format.
 *
 * @param name the style, such as {@code form}
 * @param explode true if each element has the name of the parameter
 */
record ArrayStyle(String name, boolean explode) {
    /**
     * Reads the collection format of a parameter.
     *
     * @param usual the style of arrays with commas at the place of the parameter
     */
    static ArrayStyle of(DescriptionObject fields, String usual, DescriptionReferences links) {
        String format = fields.text("collectionFormat");
        return switch (format == null ? "csv" : format.toLowerCase(Locale.ROOT)) {
            case "csv" -> new ArrayStyle(usual, false);
            case "multi" -> new ArrayStyle(usual, true);
            case "ssv" -> new ArrayStyle("spaceDelimited", false);
            case "pipes" -> new ArrayStyle("pipeDelimited", false);
            default -> {
                LocatedNode place = Objects.requireNonNull(fields.place("collectionFormat"));
                links.findings().unexpected(place, "collectionFormat", "csv, ssv, pipes or multi");
                yield new ArrayStyle(usual, false);
            }
        };
    }
}
