package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes a parameter that filters a list by a member's value.
 *
 * @param wildcards the values of the parameter that select all items
 */
public record FilterPlan(String parameter, MemberPath member, List<String> wildcards) {
    public FilterPlan {
        wildcards = List.copyOf(wildcards);
    }

    static FilterPlan of(PlanObjectReader fields) {
        @Nullable MemberPath member = fields.path("member");
        return new FilterPlan(
                fields.text("parameter"),
                Objects.requireNonNullElse(member, MemberPath.EMPTY),
                fields.texts("wildcards"));
    }
}
