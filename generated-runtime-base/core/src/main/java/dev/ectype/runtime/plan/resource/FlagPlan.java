package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes a boolean member that operations set and clear.
 *
 * @param initially the value of new instances
 * @param count the member that counts the settings, or null
 */
public record FlagPlan(
        String member, boolean initially, @Nullable String count) {
    static FlagPlan of(PlanObjectReader fields) {
        return new FlagPlan(fields.text("member"), fields.flag("initially"), fields.optionalText("count"));
    }
}
