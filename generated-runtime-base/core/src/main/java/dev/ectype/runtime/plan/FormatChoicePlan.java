package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/**
 * Describes a value of a request that chooses the media type of the reply.
 *
 * @param parameter the parameter with the name of a format, or with a flag for a stream
 * @param body true for a member of the body
 */
public record FormatChoicePlan(String parameter, boolean body) {
    static FormatChoicePlan of(PlanObjectReader fields) {
        return new FormatChoicePlan(fields.text("parameter"), fields.flag("body"));
    }
}
