package dev.ectype.controlplane.platform.page;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A page of a list, newest first. */
public record Page<T>(
        List<T> items,

        @Schema(description = "What to send as cursor for the next page; null on the last.", nullable = true) @Nullable
        String nextCursor) {
    /** A page of rows, of which one more was asked for than the page may have, to know whether there is a next one. */
    public static <T> Page<T> of(List<T> rows, PageRequest request, Function<T, UUID> id) {
        if (rows.size() <= request.limit()) {
            return new Page<>(List.copyOf(rows), null);
        }
        List<T> items = List.copyOf(rows.subList(0, request.limit()));
        return new Page<>(items, PageRequest.cursor(id.apply(items.get(items.size() - 1))));
    }

    /** A page of a file of so many bytes, and the byte at which the next one begins; none where the file ends there. */
    public static <T> Page<T> untilByte(List<T> items, long next, long size) {
        return new Page<>(List.copyOf(items), next < size ? PageRequest.cursor(new UUID(0, next)) : null);
    }

    /** The same page of other items. */
    public <R> Page<R> map(Function<T, R> change) {
        return new Page<>(items.stream().map(change).toList(), nextCursor);
    }
}
