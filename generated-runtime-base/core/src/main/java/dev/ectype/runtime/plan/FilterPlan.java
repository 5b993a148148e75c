package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Describes a parameter that filters a list by a member's value. */
public record FilterPlan(String parameter, MemberPath member) {
    static FilterPlan of(PlanObjectReader fields) {
        @Nullable MemberPath member = fields.path("member");
        return new FilterPlan(fields.text("parameter"), Objects.requireNonNullElse(member, MemberPath.EMPTY));
    }
}
