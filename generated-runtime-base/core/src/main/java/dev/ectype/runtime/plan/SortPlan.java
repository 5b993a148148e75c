package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes the objects of a sort parameter that name the sort member and the direction as values.
 *
 * @param keyMember the member that names the sort member
 * @param directionMember the member with the direction, or null
 */
public record SortPlan(String keyMember, @Nullable String directionMember) {
    static SortPlan of(PlanObjectReader fields) {
        return new SortPlan(fields.text("keyMember"), fields.optionalText("directionMember"));
    }
}
