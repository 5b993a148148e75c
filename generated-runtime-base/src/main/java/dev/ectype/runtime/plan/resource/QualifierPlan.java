package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * A part of what paths call an instance that stands before its identifier.
 *
 * @param name what paths call it
 * @param member where instances show it, or null when only paths say it
 */
public record QualifierPlan(String name, @Nullable MemberPath member) {
    static QualifierPlan of(PlanObjectReader fields) {
        return new QualifierPlan(fields.text("name"), fields.path("member"));
    }
}
