package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.Map;

/** Describes one representation of a body. */
public record MediaPlan(String mediaType, Schema type, List<Document> examples, Map<String, EncodingPlan> encodings) {
    public MediaPlan {
        examples = List.copyOf(examples);
    }

    static MediaPlan of(PlanObjectReader fields) {
        return of(fields, AnySchema.ANY);
    }

    /** Reads a representation. Without a type it has the usual one. */
    static MediaPlan of(PlanObjectReader fields, Schema usual) {
        return new MediaPlan(
                fields.text("mediaType"),
                fields.schema("type", usual),
                fields.documents("examples"),
                fields.map("encodings", EncodingPlan::of));
    }
}
