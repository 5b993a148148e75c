package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Selects the state that a reply contains. */
public sealed interface ProjectionPlan {
    /** Contains one instance at a path in the reply. */
    record Item(MemberPath at) implements ProjectionPlan {}

    /**
     * Contains a list of instances at a path in the reply.
     *
     * @param member the member whose values the list contains if it has no objects, or null for the identifier
     * @param element the member of the list's elements that contains the instance, or null for the element itself
     */
    record Page(
            MemberPath at,
            PagingPlan paging,
            @Nullable String member,
            @Nullable String element) implements ProjectionPlan {}

    /** Contains a generated value of the described type. */
    record Sample() implements ProjectionPlan {}

    /**
     * Contains previously uploaded content.
     *
     * @param attachment true if browsers save the content and do not display it
     */
    record Content(String slot, boolean attachment) implements ProjectionPlan {}

    /** Has no body. */
    record Nothing() implements ProjectionPlan {}

    /** Returns whether {@link #of} would return a {@link Page}. */
    static boolean isPage(PlanObjectReader fields) {
        return fields.text("kind").equals("page");
    }

    static ProjectionPlan of(PlanObjectReader fields) {
        @Nullable MemberPath path = fields.path("at");
        MemberPath at = Objects.requireNonNullElse(path, MemberPath.EMPTY);
        String kind = fields.text("kind");
        return switch (kind) {
            case "item" -> new Item(at);
            case "page" ->
                new Page(
                        at,
                        Objects.requireNonNullElse(fields.one("paging", PagingPlan::of), PagingPlan.NONE),
                        fields.optionalText("member"),
                        fields.optionalText("element"));
            case "sample" -> new Sample();
            case "content" -> new Content(fields.text("slot"), fields.flag("attachment"));
            case "nothing" -> new Nothing();
            default -> throw new IllegalArgumentException("unknown kind of projection \"" + kind + "\"");
        };
    }
}
