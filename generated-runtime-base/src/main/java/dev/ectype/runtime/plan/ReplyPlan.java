package dev.ectype.runtime.plan;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an operation answers when all goes well.
 *
 * @param others forms of the same that a client may prefer
 * @param expansion how a request asks to see referred instances whole, or null
 */
public record ReplyPlan(
        int status,
        @Nullable MediaPlan media,
        List<MediaPlan> others,
        List<ParameterPlan> headers,
        ProjectionPlan projection,
        @Nullable ExpansionPlan expansion) {
    public ReplyPlan {
        others = List.copyOf(others);
        headers = List.copyOf(headers);
    }

    static ReplyPlan of(Fields fields) {
        @Nullable ProjectionPlan projection = fields.one("projection", ProjectionPlan::of);
        return new ReplyPlan(
                fields.number("status"),
                fields.one("media", MediaPlan::of),
                fields.list("others", MediaPlan::of),
                fields.list("headers", ParameterPlan::of),
                Objects.requireNonNullElseGet(projection, ProjectionPlan.Nothing::new),
                fields.one("expansion", ExpansionPlan::of));
    }
}
