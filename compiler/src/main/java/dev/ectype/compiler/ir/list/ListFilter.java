package dev.ectype.compiler.ir.list;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;

/**
 * Filters a list by a query parameter. The member is the root if the filter applies to the whole item.
 *
 * @param wildcards the values of the parameter that select all items
 */
public record ListFilter(
        String parameter,
        MemberPath member,
        @JsonName("how") FilterOperator operator,
        List<String> wildcards) {
    public ListFilter {
        wildcards = List.copyOf(wildcards);
    }

    /** Creates a filter without wildcards. */
    public ListFilter(String parameter, MemberPath member, FilterOperator operator) {
        this(parameter, member, operator, List.of());
    }

    /** Creates a filter for items with a member equal to the parameter. */
    public ListFilter(String parameter, MemberPath member) {
        this(parameter, member, FilterOperator.EQUAL);
    }
}
