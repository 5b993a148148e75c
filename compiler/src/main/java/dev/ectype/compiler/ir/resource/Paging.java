package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How a list is cut into pages: the query parameters, or members of the body, that choose one and the reply's members that tell of the others.
 * What an API does not have is null.
 */
public record Paging(
        @Nullable String limit,
        @Nullable String offset,
        @Nullable String page,
        @Nullable String after,
        @Nullable String before,
        @Nullable String token,
        @Nullable MemberPath total,
        @Nullable MemberPath hasMore,
        @Nullable MemberPath nextToken,
        @Nullable MemberPath nextUrl) {
    public static final Paging NONE = new Paging(null, null, null, null, null, null, null, null, null, null);

    /** Whether a query parameter, or a member of it, chooses the page. */
    public boolean uses(String parameter) {
        return Stream.of(limit, offset, page, after, before, token)
                .anyMatch(taken -> taken != null && (taken.equals(parameter) || taken.startsWith(parameter + "[")));
    }
}
