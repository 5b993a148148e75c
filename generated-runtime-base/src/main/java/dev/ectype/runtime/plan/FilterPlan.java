package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A parameter that keeps the instances with that value in a member. */
public record FilterPlan(String parameter, MemberPath member) {
    static FilterPlan of(PlanObjectReader fields) {
        @Nullable MemberPath member = fields.path("member");
        return new FilterPlan(fields.text("parameter"), Objects.requireNonNullElse(member, MemberPath.EMPTY));
    }
}
