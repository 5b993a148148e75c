package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.type.TextType;
import java.util.List;
import java.util.regex.Pattern;

/** Finds the media types in which the runtime can write a JSON reply. */
final class AlternativeMediaTypes {
    private static final Pattern MEDIA_TYPE = Pattern.compile("[\\w!#$&^.+-]+/[\\w!#$&^.+-]+");

    /** Media types for lists of items, tables and supersets of JSON. */
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
        boolean hasExamples = !media.examples().isEmpty();
        if (type.endsWith("html")) {
            return hasExamples;
        }
        if (media.isJson() || media.isXml()) {
            return media.type() != null;
        }
        return hasExamples || NOTATIONS.stream().anyMatch(type::endsWith) || media.type() instanceof TextType;
    }
}
