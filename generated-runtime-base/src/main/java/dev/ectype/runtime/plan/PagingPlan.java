package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The query parameters, or members of the body, that choose a page, and the members of the reply that tell of the others; null is absent. */
public record PagingPlan(
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
    public static final PagingPlan NONE = new PagingPlan(null, null, null, null, null, null, null, null, null, null);

    static PagingPlan of(PlanObjectReader fields) {
        return new PagingPlan(
                fields.optionalText("limit"),
                fields.optionalText("offset"),
                fields.optionalText("page"),
                fields.optionalText("after"),
                fields.optionalText("before"),
                fields.optionalText("token"),
                fields.path("total"),
                fields.path("hasMore"),
                fields.path("nextToken"),
                fields.path("nextUrl"));
    }

    /** Whether pages or items are counted, so that any page can be asked for. */
    public boolean isCounted() {
        return page != null || offset != null;
    }

    /** Whether a parameter says where a page begins. */
    public boolean isPaged() {
        return page != null || offset != null || token != null || after != null || before != null;
    }

    /** All that chooses a page. */
    public List<String> names() {
        return Stream.of(limit, offset, page, token, after, before)
                .flatMap(Stream::ofNullable)
                .toList();
    }

    /** The parameters that say where a page begins, null where there is none of a kind. */
    public @Nullable String[] positions() {
        return new String[] {page, offset, token, after, before};
    }
}
