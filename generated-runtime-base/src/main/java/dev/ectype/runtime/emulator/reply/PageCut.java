package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which part of a list a request asks for.
 *
 * @param after the identifier behind which it starts, or null
 * @param before the identifier in front of which it ends, or null
 * @param firstPage the number of the first page
 */
public record PageCut(
        int limit,
        int offset,
        @Nullable String after,
        @Nullable String before,
        long firstPage) {
    private static final int USUAL_LIMIT = 20;

    /** Reads the paging parameters of a request. */
    public static PageCut of(PagingPlan paging, Arguments arguments) {
        int limit = limit(paging, arguments);
        String token = text(paging.token(), arguments);
        String after = text(paging.after(), arguments);
        String before = text(paging.before(), arguments);
        if (token != null) {
            after = decoded(token, String.valueOf(paging.token()));
        }
        if (after != null || before != null) {
            return new PageCut(limit, 0, after, after == null ? before : null, 1);
        }
        long page = number(paging.page(), arguments, 1);
        long first = firstPage(paging, arguments);
        long offset =
                number(paging.offset(), arguments, 0) + (paging.page() == null ? 0 : Math.max(0, page - first) * limit);
        return new PageCut(limit, (int) Math.min(Integer.MAX_VALUE, offset), null, null, first);
    }

    private static int limit(PagingPlan paging, Arguments arguments) {
        boolean unpaged = paging.page() == null
                && paging.offset() == null
                && paging.after() == null
                && paging.token() == null
                && paging.before() == null;
        long usual = paging.limit() == null && unpaged ? Integer.MAX_VALUE : USUAL_LIMIT;
        boolean told = paging.limit() != null && arguments.sent(paging.limit()) != null;
        Document fallback = paging.limit() == null ? null : arguments.fallback(paging.limit());
        if (!told && fallback != null && fallback.isLong() && fallback.longValue() < 0) {
            // A default below zero says that the server chooses.
            return (int) usual;
        }
        return (int) Math.min(Integer.MAX_VALUE, number(paging.limit(), arguments, usual));
    }

    /** Pages count from one unless the default says otherwise. */
    private static long firstPage(PagingPlan paging, Arguments arguments) {
        if (paging.page() == null) {
            return 1;
        }
        Document usual = arguments.fallback(paging.page());
        return usual != null && usual.isLong() && usual.longValue() == 0 ? 0 : 1;
    }

    private static long number(@Nullable String name, Arguments arguments, long usual) {
        Document value = name == null ? null : arguments.value(name);
        if (value == null || value.isNull()) {
            return usual;
        }
        Document number = value.isString() ? dev.ectype.runtime.emulator.shape.Coercion.literal(value.text()) : value;
        if (number == null || !number.isLong() || number.longValue() < 0) {
            throw invalid(String.valueOf(name), "expected a number that is not negative, found " + value.literal());
        }
        return number.longValue();
    }

    private static @Nullable String text(@Nullable String name, Arguments arguments) {
        Document value = name == null ? null : arguments.sent(name);
        return value == null || value.isNull() || value.text().isEmpty() ? null : value.text();
    }

    /** An opaque token for the list behind a row. */
    public static String token(String rowId) {
        byte[] bytes = rowId.getBytes(StandardCharsets.UTF_8);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String decoded(String token, String name) {
        try {
            return new String(Base64.getUrlDecoder().decode(token), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException noToken) {
            throw invalid(name, "is not a token of this list");
        }
    }

    private static Problem invalid(String name, String message) {
        return Problem.invalid(List.of(new Problem.Detail("query." + name, "page", message)));
    }

    /** The number of the page that starts at an offset. */
    long page(int start) {
        return limit == 0 ? firstPage : start / limit + firstPage;
    }

    /** What the state is asked for. */
    public PageRequest request(Order order) {
        if (after != null) {
            return PageRequest.after(order, after, limit);
        }
        return before != null ? PageRequest.before(order, before, limit) : PageRequest.of(order, offset, limit);
    }
}
