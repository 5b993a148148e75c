package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.Map;

/** One representation of a body. */
public record MediaPlan(String mediaType, Schema type, List<Document> examples, Map<String, EncodingPlan> encodings) {
    public MediaPlan {
        examples = List.copyOf(examples);
    }

    static MediaPlan of(PlanObjectReader fields) {
        return of(fields, AnySchema.ANY);
    }

    /** Reads one that may leave out a type that has been said before. */
    static MediaPlan of(PlanObjectReader fields, Schema usual) {
        return new MediaPlan(
                fields.text("mediaType"),
                fields.schema("type", usual),
                fields.documents("examples"),
                fields.map("encodings", EncodingPlan::of));
    }
}
