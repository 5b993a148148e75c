package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.xml.XmlWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import org.jspecify.annotations.Nullable;

/** Writes a JSON value as text in a media type. */
public interface TextNotation {
    String write(Document value, Schema type);

    /** Returns the notation of a media type for replies with these items, or null if it represents no JSON values, such as an image. */
    static @Nullable TextNotation of(MediaPlan media, ReplyItems items) {
        String essence = FormatNegotiation.essence(media.mediaType());
        if (essence.contains("json") && !isLines(essence)) {
            return (value, type) -> value.literal();
        }
        if (isLines(essence)) {
            return (value, type) -> lines(items.of(value), "", "\n");
        }
        if (essence.equals("text/event-stream")) {
            return (value, type) -> lines(items.of(value), "data: ", "\n\n");
        }
        if (FormatNegotiation.isXml(essence)) {
            return isStructured(media.type()) ? XmlWriter::write : null;
        }
        if (essence.endsWith("/csv") || essence.endsWith("/tab-separated-values")) {
            char separator = essence.endsWith("/csv") ? ',' : '\t';
            return (value, type) -> SeparatedValues.write(items.of(value), separator);
        }
        // JSON is valid YAML and readable plain text.
        boolean readable = essence.endsWith("yaml") || essence.equals("text/plain");
        return readable ? (value, type) -> value.isString() ? value.text() : value.literal() : null;
    }

    /** Whether each line of the media type is a value. */
    static boolean isLines(String essence) {
        return essence.endsWith("ndjson")
                || essence.endsWith("jsonl")
                || essence.endsWith("jsonlines")
                || essence.endsWith("json-lines")
                || essence.endsWith("json-stream")
                || essence.endsWith("stream+json")
                || essence.endsWith("json-seq");
    }

    /** Whether the media type is a sequence of values, such as server-sent events. */
    static boolean isStream(String mediaType) {
        String essence = FormatNegotiation.essence(mediaType);
        return isLines(essence) || essence.equals("text/event-stream");
    }

    private static String lines(Iterable<Document> items, String begin, String end) {
        StringBuilder text = new StringBuilder();
        for (Document each : items) {
            text.append(begin).append(each.literal()).append(end);
        }
        return text.toString();
    }

    /** Whether values of a type have parts and are not plain text. */
    static boolean isStructured(Schema type) {
        Schema bare = SchemaShape.bare(type);
        return SchemaShape.object(type) != null || bare instanceof ArraySchema || bare instanceof UnionSchema;
    }
}
