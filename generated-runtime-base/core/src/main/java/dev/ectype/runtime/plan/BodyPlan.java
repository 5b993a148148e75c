package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes the request body of an operation.
 *
 * @param at the path of the item within the body; the root for a body without a wrapper
 */
public record BodyPlan(boolean required, MemberPath at, List<MediaPlan> media) {
    public BodyPlan {
        media = List.copyOf(media);
    }

    static BodyPlan of(PlanObjectReader fields) {
        @Nullable MemberPath at = fields.path("at");
        return new BodyPlan(
                fields.flag("required"),
                Objects.requireNonNullElse(at, MemberPath.EMPTY),
                fields.list("media", MediaPlan::of));
    }
}
