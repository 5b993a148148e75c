package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/**
 * Describes the expansion parameter, which replaces references with embedded instances.
 *
 * @param parameter the parameter with the paths of the references
 * @param body true if the parameter is a member of the body
 */
public record ExpansionPlan(String parameter, boolean body) {
    static ExpansionPlan of(PlanObjectReader fields) {
        return new ExpansionPlan(fields.text("parameter"), fields.flag("body"));
    }
}
