package dev.ectype.compiler.ir.list;

import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Describes how a list is paged: the query parameters or body members that select a page, and the parts of the response
 * about its page and others. Missing parameters are null.
 */
public record Paging(
        @Nullable String limit,
        @Nullable String offset,
        @Nullable String page,
        @Nullable String after,
        @Nullable String before,
        @Nullable String token,
        ListEnvelope envelope) {
    public static final Paging NONE = new Paging(null, null, null, null, null, null, ListEnvelope.NONE);

    /** Returns whether a query parameter, or a member of it, selects the page. */
    public boolean uses(String parameter) {
        return Stream.of(limit, offset, page, after, before, token)
                .anyMatch(taken -> taken != null && (taken.equals(parameter) || taken.startsWith(parameter + "[")));
    }

    /** Returns whether page numbers or offsets make every page directly available. */
    public boolean isCounted() {
        return page != null || offset != null;
    }

    /** Returns whether a parameter selects the start of a page. */
    public boolean isPaged() {
        return Stream.of(offset, page, after, before, token).anyMatch(Objects::nonNull);
    }

    public Paging withEnvelope(ListEnvelope found) {
        return new Paging(limit, offset, page, after, before, token, found);
    }
}
