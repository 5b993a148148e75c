package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Something that operations say yes or no to.
 *
 * @param initially what new instances begin with
 * @param count the member that counts how often it was said, or null
 */
public record FlagPlan(
        String member, boolean initially, @Nullable String count) {
    static FlagPlan of(PlanObjectReader fields) {
        return new FlagPlan(fields.text("member"), fields.flag("initially"), fields.optionalText("count"));
    }
}
