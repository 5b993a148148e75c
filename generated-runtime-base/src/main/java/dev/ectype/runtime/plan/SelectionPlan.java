package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/**
 * How a request says which members of a reply it wants.
 *
 * @param parameter holds their names, or paths to them
 * @param excludes whether it names those that are not wanted
 */
public record SelectionPlan(String parameter, boolean excludes) {
    static SelectionPlan of(PlanObjectReader fields) {
        return new SelectionPlan(fields.text("parameter"), fields.flag("excludes"));
    }
}
