package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Names the query parameters or body members that select a page, and the parts of the response about pages. Null means absent. */
public record PagingPlan(
        @Nullable String limit,
        @Nullable String offset,
        @Nullable String page,
        @Nullable String after,
        @Nullable String before,
        @Nullable String token,
        ListEnvelopePlan envelope) {
    public static final PagingPlan NONE = new PagingPlan(null, null, null, null, null, null, ListEnvelopePlan.NONE);

    static PagingPlan of(PlanObjectReader fields) {
        return new PagingPlan(
                fields.optionalText("limit"),
                fields.optionalText("offset"),
                fields.optionalText("page"),
                fields.optionalText("after"),
                fields.optionalText("before"),
                fields.optionalText("token"),
                Objects.requireNonNullElse(fields.one("envelope", ListEnvelopePlan::of), ListEnvelopePlan.NONE));
    }

    /** Returns true for page numbers or offsets, which make every page directly available. */
    public boolean isCounted() {
        return page != null || offset != null;
    }

    /** Returns true if a parameter selects the start of a page. */
    public boolean isPaged() {
        return page != null || offset != null || token != null || after != null || before != null;
    }

    /** Returns the member with the token of the next page, or null. */
    public @Nullable MemberPath nextToken() {
        for (ListEnvelopePlan.Member member : envelope.members()) {
            if (member.slot() == PageSlot.NEXT_TOKEN) {
                return member.at();
            }
        }
        return null;
    }

    /** Returns the names of all paging parameters. */
    public List<String> names() {
        return Stream.of(limit, offset, page, token, after, before)
                .flatMap(Stream::ofNullable)
                .toList();
    }

    /** Returns the parameters for the start of a page. Absent ones are null. */
    public @Nullable String[] positions() {
        return new String[] {page, offset, token, after, before};
    }
}
