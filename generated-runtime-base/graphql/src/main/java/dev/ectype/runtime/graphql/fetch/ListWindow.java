package dev.ectype.runtime.graphql.fetch;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Cuts a plain list to the requested offset and limit. */
final class ListWindow {
    private static final List<String> LIMITS = List.of("first", "limit", "take", "pageSize", "perPage");
    private static final List<String> OFFSETS = List.of("offset", "skip");

    private ListWindow() {}

    static <T> List<T> of(List<T> all, Map<String, Object> arguments) {
        int from = Math.min(all.size(), number(OFFSETS, arguments, 0));
        int count = Math.min(all.size() - from, number(LIMITS, arguments, all.size()));
        return all.subList(from, from + count);
    }

    private static int number(List<String> names, Map<String, Object> arguments, int otherwise) {
        for (String name : names) {
            @Nullable Object value = arguments.get(name);
            if (value instanceof Integer number && number >= 0) {
                return number;
            }
        }
        return otherwise;
    }
}
