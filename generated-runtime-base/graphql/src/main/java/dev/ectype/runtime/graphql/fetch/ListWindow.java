package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.plan.binding.GraphQlPagingPlan.PagedField;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Cuts a plain list to the requested offset and limit. */
final class ListWindow {
    private ListWindow() {}

    static <T> List<T> of(List<T> all, PagedField paging, Map<String, Object> arguments) {
        int from = Math.min(all.size(), number(paging.offset(), arguments, 0));
        int limit = number(paging.first(), arguments, number(paging.limit(), arguments, all.size()));
        return all.subList(from, from + Math.min(all.size() - from, limit));
    }

    private static int number(@Nullable String name, Map<String, Object> arguments, int otherwise) {
        @Nullable Object value = name == null ? null : arguments.get(name);
        return value instanceof Integer number && number >= 0 ? number : otherwise;
    }
}
