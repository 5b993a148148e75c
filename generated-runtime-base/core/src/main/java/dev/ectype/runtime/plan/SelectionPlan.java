package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/**
 * Describes a parameter that selects the members of a reply.
 *
 * @param parameter the parameter with the names or paths of members
 * @param excludes true if the parameter excludes the named members
 */
public record SelectionPlan(String parameter, boolean excludes) {
    static SelectionPlan of(PlanObjectReader fields) {
        return new SelectionPlan(fields.text("parameter"), fields.flag("excludes"));
    }
}
