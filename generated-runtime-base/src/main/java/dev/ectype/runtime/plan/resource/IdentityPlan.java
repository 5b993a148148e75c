package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What tells the instances of a resource apart.
 *
 * @param member the member that holds the identifier
 * @param keys further members whose values name one instance
 * @param qualifiers what else paths say to tell instances apart, outermost first
 */
public record IdentityPlan(String member, List<String> keys, IdStylePlan style, List<QualifierPlan> qualifiers) {
    public IdentityPlan {
        keys = List.copyOf(keys);
        qualifiers = List.copyOf(qualifiers);
    }

    static IdentityPlan of(PlanObjectReader fields) {
        @Nullable IdStylePlan style = fields.one("style", IdStylePlan::of);
        return new IdentityPlan(
                fields.text("member"),
                fields.texts("keys"),
                Objects.requireNonNullElseGet(style, () -> new IdStylePlan.Counter(1)),
                fields.list("qualifiers", QualifierPlan::of));
    }
}
