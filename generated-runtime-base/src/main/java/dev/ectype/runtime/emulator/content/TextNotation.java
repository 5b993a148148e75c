package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.xml.XmlWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A way to write a value down as text. */
public interface TextNotation {
    String write(Document value, Schema type);

    /** How a described form is written; null where it is no notation of values, such as a picture. */
    static @Nullable TextNotation of(MediaPlan media) {
        String essence = FormatNegotiation.essence(media.mediaType());
        if (essence.contains("json") && !isLines(essence)) {
            return (value, type) -> value.literal();
        }
        if (isLines(essence)) {
            return (value, type) -> lines(value, "", "\n");
        }
        if (essence.equals("text/event-stream")) {
            return (value, type) -> lines(value, "data: ", "\n\n");
        }
        if (FormatNegotiation.isXml(essence)) {
            return isStructured(media.type()) ? XmlWriter::write : null;
        }
        if (essence.endsWith("/csv") || essence.endsWith("/tab-separated-values")) {
            char separator = essence.endsWith("/csv") ? ',' : '\t';
            return (value, type) -> SeparatedValues.write(value, separator);
        }
        // JSON is YAML, and as good a text as any other.
        boolean readable = essence.endsWith("yaml") || essence.equals("text/plain");
        return readable ? (value, type) -> value.isString() ? value.text() : value.literal() : null;
    }

    /** Whether each line is a value of its own. */
    static boolean isLines(String essence) {
        return essence.endsWith("ndjson")
                || essence.endsWith("jsonl")
                || essence.endsWith("jsonlines")
                || essence.endsWith("json-lines")
                || essence.endsWith("json-stream")
                || essence.endsWith("stream+json");
    }

    /** Whether the form shows one value after the other, as they come. */
    static boolean isStream(String mediaType) {
        String essence = FormatNegotiation.essence(mediaType);
        return isLines(essence) || essence.equals("text/event-stream");
    }

    private static String lines(Document value, String begin, String end) {
        StringBuilder text = new StringBuilder();
        for (Document each : ItemListFinder.of(value, List.of(value))) {
            text.append(begin).append(each.literal()).append(end);
        }
        return text.toString();
    }

    /** Whether a type is of values that have parts, and not of just some text. */
    static boolean isStructured(Schema type) {
        Schema bare = SchemaShape.bare(type);
        return SchemaShape.object(type) != null || bare instanceof ArraySchema || bare instanceof UnionSchema;
    }
}
