package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes members that a response has only if the request has a query parameter.
 *
 * @param parameter the query parameter
 * @param value the value, or one of the values between commas; null for any value
 * @param members the paths of the members
 */
public record MemberCondition(String parameter, @Nullable String value, List<MemberPath> members) {
    public MemberCondition {
        members = List.copyOf(members);
    }
}
