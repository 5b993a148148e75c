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
 * @param separated whether commas in a text separate several values
 * @param byDefault the value that filters if the request sends none, or null
 */
public record FilterPlan(
        String parameter,
        MemberPath member,
        List<String> wildcards,
        boolean separated,
        @Nullable String byDefault) {
    public FilterPlan {
        wildcards = List.copyOf(wildcards);
    }

    static FilterPlan of(PlanObjectReader fields) {
        @Nullable MemberPath member = fields.path("member");
        return new FilterPlan(
                fields.text("parameter"),
                Objects.requireNonNullElse(member, MemberPath.EMPTY),
                fields.texts("wildcards"),
                fields.flag("separated"),
                fields.optionalText("byDefault"));
    }

    /** Returns the default of the only filter with one, or null. */
    public static @Nullable String byDefault(List<FilterPlan> filters) {
        List<String> stated = filters.stream()
                .map(FilterPlan::byDefault)
                .filter(Objects::nonNull)
                .distinct()
                .toList();
        return stated.size() == 1 ? stated.get(0) : null;
    }
}
