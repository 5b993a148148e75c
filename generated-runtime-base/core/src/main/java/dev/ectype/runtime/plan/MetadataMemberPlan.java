package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/** Describes a member that the server sets in the metadata of a long-running operation. */
public record MetadataMemberPlan(String member, Value value) {
    /** Lists the values. */
    public enum Value {
        TIME,
        TARGET,
        PERCENTAGE
    }

    static MetadataMemberPlan of(PlanObjectReader fields) {
        return new MetadataMemberPlan(fields.text("member"), Value.valueOf(fields.text("value")));
    }
}
