package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.plan.recorded.MemberConditionPlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes the successful response of an operation.
 *
 * @param made the status for a created instance where an existing one would be replaced
 * @param others the alternative representations that a client may prefer
 * @param expansion the parameter for embedded instances, or null
 * @param selections the parameters for the selection of members
 * @param choices the values that choose the media type
 * @param deletionFlags the members that are true in the response of a deletion
 * @param conditions the members that depend on a query parameter
 * @param exact true if a recorded example has the members around the instances
 */
public record ReplyPlan(
        int status,
        int made,
        @Nullable MediaPlan media,
        List<MediaPlan> others,
        List<ParameterPlan> headers,
        ProjectionPlan projection,
        @Nullable ExpansionPlan expansion,
        List<SelectionPlan> selections,
        List<FormatChoicePlan> choices,
        List<String> deletionFlags,
        List<MemberConditionPlan> conditions,
        boolean exact) {
    /** The response of an operation without a described one. */
    public static final ReplyPlan NO_CONTENT = new ReplyPlan(
            204,
            204,
            null,
            List.of(),
            List.of(),
            new ProjectionPlan.Nothing(),
            null,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            false);

    public ReplyPlan {
        others = List.copyOf(others);
        headers = List.copyOf(headers);
        selections = List.copyOf(selections);
        choices = List.copyOf(choices);
        deletionFlags = List.copyOf(deletionFlags);
        conditions = List.copyOf(conditions);
    }

    /** Returns a recorded response with the members around the instances, or null if these are generated. */
    public @Nullable Document example() {
        return exact && media != null && !media.examples().isEmpty()
                ? media.examples().get(0)
                : null;
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
                fields.list("selections", SelectionPlan::of),
                fields.list("choices", FormatChoicePlan::of),
                fields.texts("deletionFlags"),
                fields.list("conditions", MemberConditionPlan::of),
                fields.flag("exact"));
    }
}
