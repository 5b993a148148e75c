package dev.ectype.compiler.ir.list;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Filters a list by a query parameter. The member is the root if the filter applies to the whole item.
 *
 * @param wildcards the values of the parameter that select all items
 * @param separated whether commas in a text separate several values
 * @param byDefault the value that filters if the request sends none, or null
 */
public record ListFilter(
        String parameter,
        MemberPath member,
        @JsonName("how") FilterOperator operator,
        List<String> wildcards,
        boolean separated,
        @Nullable String byDefault) {
    public ListFilter {
        wildcards = List.copyOf(wildcards);
    }

    /** Creates a filter by one value, without wildcards and a default. */
    public ListFilter(String parameter, MemberPath member, FilterOperator operator) {
        this(parameter, member, operator, List.of(), false, null);
    }

    /** Creates a filter for items with a member equal to the parameter. */
    public ListFilter(String parameter, MemberPath member) {
        this(parameter, member, FilterOperator.EQUAL);
    }
}
