package dev.ectype.controlplane.platform.page;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Represents a page of a list, newest first. */
public record Page<T>(
        List<T> items,

        @Schema(description = "Value of cursor for the next page; null on the last page.", nullable = true) @Nullable
        String nextCursor) {
    /** Creates a page of rows. The query returns one row more than the page if there is a next page. */
    public static <T> Page<T> of(List<T> rows, PageRequest request, Function<T, UUID> id) {
        if (rows.size() <= request.limit()) {
            return new Page<>(List.copyOf(rows), null);
        }
        List<T> items = List.copyOf(rows.subList(0, request.limit()));
        return new Page<>(items, PageRequest.cursor(id.apply(items.get(items.size() - 1))));
    }

    /** Creates a page of a file, with the byte at which the next page begins as cursor; none at the end. */
    public static <T> Page<T> untilByte(List<T> items, long next, long size) {
        return new Page<>(List.copyOf(items), next < size ? PageRequest.cursor(new UUID(0, next)) : null);
    }

    /** Returns a page with converted items. */
    public <R> Page<R> map(Function<T, R> change) {
        return new Page<>(items.stream().map(change).toList(), nextCursor);
    }
}
