package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes the identity of a resource's instances.
 *
 * @param member the identifier member
 * @param within the path of the object that contains the identifier member, or null for the instance itself
 * @param keys the further members that identify one instance
 * @param qualifiers the path parameters before the identifier, outermost first
 * @param mentioned true if a missing instance is added when an operation creates something below it
 */
public record IdentityPlan(
        String member,
        @Nullable MemberPath within,
        List<String> keys,
        IdStylePlan style,
        List<QualifierPlan> qualifiers,
        boolean mentioned) {
    public IdentityPlan {
        keys = List.copyOf(keys);
        qualifiers = List.copyOf(qualifiers);
    }

    static IdentityPlan of(PlanObjectReader fields) {
        @Nullable IdStylePlan style = fields.one("style", IdStylePlan::of);
        return new IdentityPlan(
                fields.text("member"),
                fields.path("within"),
                fields.texts("keys"),
                Objects.requireNonNullElseGet(style, () -> new IdStylePlan.Counter(1)),
                fields.list("qualifiers", QualifierPlan::of),
                fields.flag("mentioned"));
    }
}
