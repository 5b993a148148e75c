package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.binding.Parameter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes one response of an operation.
 *
 * @param status the status: three digits, a class such as {@code 4XX}, or {@code default}
 * @param usual true for the operation's usual reply, even with an error status
 * @param conditions the members that depend on a query parameter
 */
public record Response(
        String status,
        @Nullable String description,
        List<Media> media,
        List<Parameter> headers,
        boolean usual,
        List<MemberCondition> conditions) {
    public Response {
        media = List.copyOf(media);
        headers = List.copyOf(headers);
        conditions = List.copyOf(conditions);
    }

    public Response(String status, @Nullable String description, List<Media> media, List<Parameter> headers) {
        this(status, description, media, headers, false, List.of());
    }

    public boolean isSuccess() {
        return status.startsWith("2");
    }

    public Response withMedia(List<Media> changed) {
        return with(changed, headers);
    }

    public Response with(List<Media> changed, List<Parameter> changedHeaders) {
        return new Response(status, description, changed, changedHeaders, usual, conditions);
    }
}
