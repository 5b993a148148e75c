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
 * @param companions the members beside a nested identifier that the server sets
 * @param keys the further members that identify one instance
 * @param qualifiers the path parameters before the identifier, outermost first
 * @param mentioned true if a missing instance is added when an operation creates something below it
 */
public record IdentityPlan(
        String member,
        @Nullable MemberPath within,
        List<Companion> companions,
        List<String> keys,
        IdStylePlan style,
        List<QualifierPlan> qualifiers,
        boolean mentioned) {
    public IdentityPlan {
        companions = List.copyOf(companions);
        keys = List.copyOf(keys);
        qualifiers = List.copyOf(qualifiers);
    }

    /** Describes a member in the object with the identifier. */
    public record Companion(String member, Kind kind) {
        /** Lists the values of such members. */
        public enum Kind {
            /** A unique key that is generated for a new instance. */
            KEY,
            /** The number of the last write. */
            VERSION,
            /** The number of changes of the instance. */
            GENERATION,
            /** The time of the creation. */
            CREATED,
            /** The identifier of the parent. */
            PARENT,
            /** The beginning of a generated identifier, which clients send instead of an identifier. */
            PREFIX
        }

        static Companion of(PlanObjectReader fields) {
            return new Companion(fields.text("member"), Kind.valueOf(fields.text("kind")));
        }
    }

    static IdentityPlan of(PlanObjectReader fields) {
        @Nullable IdStylePlan style = fields.one("style", IdStylePlan::of);
        return new IdentityPlan(
                fields.text("member"),
                fields.path("within"),
                fields.list("companions", Companion::of),
                fields.texts("keys"),
                Objects.requireNonNullElseGet(style, () -> new IdStylePlan.Counter(1)),
                fields.list("qualifiers", QualifierPlan::of),
                fields.flag("mentioned"));
    }
}
