package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/**
 * How a request asks to see referred instances whole.
 *
 * @param parameter holds the paths of the members that refer to them
 * @param body whether it is a member of the body
 */
public record ExpansionPlan(String parameter, boolean body) {
    static ExpansionPlan of(PlanObjectReader fields) {
        return new ExpansionPlan(fields.text("parameter"), fields.flag("body"));
    }
}
