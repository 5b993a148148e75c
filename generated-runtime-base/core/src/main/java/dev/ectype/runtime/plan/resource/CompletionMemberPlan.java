package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/** Describes a member that the completion of a pending instance sets. */
public record CompletionMemberPlan(String member, Value value) {
    /** Lists the values of a completed instance. */
    public enum Value {
        TIME,
        PROGRESS,
        RESULT
    }

    static CompletionMemberPlan of(PlanObjectReader fields) {
        return new CompletionMemberPlan(fields.text("member"), Value.valueOf(fields.text("value")));
    }
}
