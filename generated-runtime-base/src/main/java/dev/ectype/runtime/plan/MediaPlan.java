package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.Map;

/** One representation of a body. */
public record MediaPlan(String mediaType, Schema type, List<Document> examples, Map<String, EncodingPlan> encodings) {
    public MediaPlan {
        examples = List.copyOf(examples);
    }

    static MediaPlan of(Fields fields) {
        return new MediaPlan(
                fields.text("mediaType"),
                fields.schema("type"),
                fields.documents("examples"),
                fields.map("encodings", EncodingPlan::of));
    }
}
