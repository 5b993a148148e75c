package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an operation answers when all goes well.
 *
 * @param made the status where something was made that would have been replaced, had it been there
 * @param others forms of the same that a client may prefer
 * @param expansion how a request asks to see referred instances whole, or null
 * @param selections how a request says which members it wants
 */
public record ReplyPlan(
        int status,
        int made,
        @Nullable MediaPlan media,
        List<MediaPlan> others,
        List<ParameterPlan> headers,
        ProjectionPlan projection,
        @Nullable ExpansionPlan expansion,
        List<SelectionPlan> selections) {
    public ReplyPlan {
        others = List.copyOf(others);
        headers = List.copyOf(headers);
        selections = List.copyOf(selections);
    }

    static ReplyPlan of(PlanObjectReader fields) {
        @Nullable ProjectionPlan projection = fields.one("projection", ProjectionPlan::of);
        @Nullable MediaPlan media = fields.one("media", MediaPlan::of);
        Schema usual = media == null ? AnySchema.ANY : media.type();
        int status = fields.number("status");
        int made = fields.number("made");
        return new ReplyPlan(
                status,
                made == 0 ? status : made,
                media,
                fields.list("others", other -> MediaPlan.of(other, usual)),
                fields.list("headers", ParameterPlan::of),
                Objects.requireNonNullElseGet(projection, ProjectionPlan.Nothing::new),
                fields.one("expansion", ExpansionPlan::of),
                fields.list("selections", SelectionPlan::of));
    }
}
