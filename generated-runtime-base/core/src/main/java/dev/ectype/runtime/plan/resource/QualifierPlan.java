package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes a qualifier: a path parameter before the identifier that is part of an instance's identity.
 *
 * @param name the name of the path parameter
 * @param member the path of the member with the value, or null if only request paths contain it
 */
public record QualifierPlan(String name, @Nullable MemberPath member) {
    static QualifierPlan of(PlanObjectReader fields) {
        return new QualifierPlan(fields.text("name"), fields.path("member"));
    }
}
