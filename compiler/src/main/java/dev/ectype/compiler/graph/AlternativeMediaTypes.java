package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.type.TextType;
import java.util.List;
import java.util.regex.Pattern;

/** Knows in which media types what an operation says in JSON can be written too. */
final class AlternativeMediaTypes {
    private static final Pattern MEDIA_TYPE = Pattern.compile("[\\w!#$&^.+-]+/[\\w!#$&^.+-]+");

    /** What writes a list one item after the other, or as a table, or whatever JSON is part of. */
    private static final List<String> NOTATIONS = List.of(
            "/csv",
            "/tab-separated-values",
            "ndjson",
            "jsonl",
            "jsonlines",
            "json-lines",
            "json-stream",
            "stream+json",
            "/event-stream",
            "yaml",
            "text/plain");

    private AlternativeMediaTypes() {}

    static boolean isWritable(Media media) {
        String type = media.bareType();
        if (!MEDIA_TYPE.matcher(type).matches() || type.startsWith("application/problem+")) {
            return false;
        }
        boolean shown = !media.examples().isEmpty();
        if (type.endsWith("html")) {
            return shown;
        }
        if (media.isJson() || media.isXml()) {
            return media.type() != null;
        }
        return shown || NOTATIONS.stream().anyMatch(type::endsWith) || media.type() instanceof TextType;
    }
}
