package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;

/**
 * Describes how an operation lists the identifiers of referring instances.
 *
 * @param from the resource of the referring instances
 * @param member the member with the reference
 * @param itemsAt the path of the identifiers in the reply
 */
public record ReferrersPlan(String from, String member, MemberPath itemsAt) {
    static ReferrersPlan of(PlanObjectReader fields) {
        return new ReferrersPlan(fields.text("from"), fields.text("member"), MemberPath.parse(fields.text("itemsAt")));
    }
}
