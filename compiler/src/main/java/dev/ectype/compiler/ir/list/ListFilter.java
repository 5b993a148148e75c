package dev.ectype.compiler.ir.list;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;

/** Filters a list by a query parameter. The member is the root if the filter applies to the whole item. */
public record ListFilter(
        String parameter,
        MemberPath member,
        @JsonName("how") FilterOperator operator) {
    /** Creates a filter for items with a member equal to the parameter. */
    public ListFilter(String parameter, MemberPath member) {
        this(parameter, member, FilterOperator.EQUAL);
    }
}
