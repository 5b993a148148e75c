package dev.ectype.compiler.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One reply that an operation may give.
 *
 * @param status three digits, a class such as {@code 4XX}, or {@code default}
 */
public record Response(String status, @Nullable String description, List<Media> media, List<Parameter> headers) {
    public Response {
        media = List.copyOf(media);
        headers = List.copyOf(headers);
    }

    public boolean isSuccess() {
        return status.startsWith("2");
    }

    public Response withMedia(List<Media> changed) {
        return new Response(status, description, changed, headers);
    }
}
