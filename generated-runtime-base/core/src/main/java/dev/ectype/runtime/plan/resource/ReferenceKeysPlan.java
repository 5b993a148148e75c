package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import java.util.Objects;

/**
 * Lists the members with which the objects of a stored member identify instances.
 *
 * @param at the path of the object, or of the list of objects, in the stored document
 */
public record ReferenceKeysPlan(MemberPath at, List<String> keys) {
    public ReferenceKeysPlan {
        keys = List.copyOf(keys);
    }

    static ReferenceKeysPlan of(PlanObjectReader fields) {
        return new ReferenceKeysPlan(
                Objects.requireNonNullElse(fields.path("at"), MemberPath.EMPTY), fields.texts("keys"));
    }
}
