package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes a member that counts the children of an instance, or the instances that reference it.
 *
 * @param child the resource of the counted instances
 * @param reference the member of the counted instances that references the instance, or null if the instance owns them
 * @param stateMember the member with the state of the counted instances, or null if all count
 * @param state the only state that counts, or null
 */
public record ChildCountPlan(
        String member,
        String child,
        @Nullable String reference,
        @Nullable String stateMember,
        @Nullable String state) {
    static ChildCountPlan of(PlanObjectReader fields) {
        return new ChildCountPlan(
                fields.text("member"),
                fields.text("child"),
                fields.optionalText("reference"),
                fields.optionalText("stateMember"),
                fields.optionalText("state"));
    }
}
