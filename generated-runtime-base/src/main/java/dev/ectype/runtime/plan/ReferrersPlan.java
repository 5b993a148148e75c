package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;

/**
 * How an operation shows the names of what refers to one.
 *
 * @param from the resource of what refers
 * @param member by which it does
 * @param itemsAt where the reply lists the names
 */
public record ReferrersPlan(String from, String member, MemberPath itemsAt) {
    static ReferrersPlan of(PlanObjectReader fields) {
        return new ReferrersPlan(fields.text("from"), fields.text("member"), MemberPath.parse(fields.text("itemsAt")));
    }
}
