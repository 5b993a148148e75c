package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.reader.PlanObjectReader;

/** Describes the value of a member of a new instance whose creation sets no other. */
public record InitialValuePlan(String member, Document value) {
    static InitialValuePlan of(PlanObjectReader fields) {
        Document value = fields.object().member("value");
        return new InitialValuePlan(fields.text("member"), value == null ? Document.NULL : value);
    }
}
