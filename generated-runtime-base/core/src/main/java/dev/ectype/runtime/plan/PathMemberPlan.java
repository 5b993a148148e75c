package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/** Connects a path parameter with the member that has its value. */
public record PathMemberPlan(String parameter, String member) {
    static PathMemberPlan of(PlanObjectReader fields) {
        return new PathMemberPlan(fields.text("parameter"), fields.text("member"));
    }
}
