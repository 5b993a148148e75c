package dev.ectype.runtime.plan;

import org.jspecify.annotations.Nullable;

/**
 * Something that operations say yes or no to.
 *
 * @param initially what new instances begin with
 * @param count the member that counts how often it was said, or null
 */
public record MarkPlan(
        String member, boolean initially, @Nullable String count) {
    static MarkPlan of(Fields fields) {
        return new MarkPlan(fields.text("member"), fields.flag("initially"), fields.optionalText("count"));
    }
}
