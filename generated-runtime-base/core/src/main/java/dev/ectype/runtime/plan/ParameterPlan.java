package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a parameter of a request or a header of a reply.
 *
 * @param style the serialization style, such as {@code form} or {@code deepObject}
 * @param mediaType the media type of a value with a document, or null
 */
public record ParameterPlan(
        String name,
        Location in,
        Schema type,
        boolean required,
        String style,
        boolean explode,
        @Nullable String mediaType,
        List<Document> examples) {
    public ParameterPlan {
        examples = List.copyOf(examples);
    }

    static ParameterPlan of(PlanObjectReader fields) {
        String where = fields.optionalText("in");
        Location in = where == null ? Location.HEADER : Location.valueOf(where);
        boolean form = in == Location.QUERY || in == Location.COOKIE;
        String style = fields.optionalText("style");
        String spelling = style != null ? style : form ? "form" : "simple";
        // A plan omits false values, so the default of the form style applies only without a style.
        boolean explode = fields.flag("explode", style == null && form);
        return new ParameterPlan(
                fields.text("name"),
                in,
                fields.schema("type"),
                fields.flag("required"),
                spelling,
                explode,
                fields.optionalText("mediaType"),
                fields.documents("examples"));
    }
}
