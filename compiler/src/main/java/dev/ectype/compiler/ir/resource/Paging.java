package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Describes how a list is paged: the query parameters or body members that select a page, and the reply members about
 * other pages. Missing features are null.
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

    /** Returns whether a query parameter, or a member of it, selects the page. */
    public boolean uses(String parameter) {
        return Stream.of(limit, offset, page, after, before, token)
                .anyMatch(taken -> taken != null && (taken.equals(parameter) || taken.startsWith(parameter + "[")));
    }
}
