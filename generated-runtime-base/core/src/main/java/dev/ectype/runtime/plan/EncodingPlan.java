package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/** Describes the encoding of one member of a form or multipart body. */
public record EncodingPlan(
        @Nullable String contentType, @Nullable String style, boolean explode) {
    static EncodingPlan of(PlanObjectReader fields) {
        String style = fields.optionalText("style");
        return new EncodingPlan(
                fields.optionalText("contentType"),
                style,
                fields.flag("explode", style == null || style.equals("form")));
    }
}
