package dev.ectype.compiler.ir;

import java.util.List;

/** Describes the body of a request in one of several media types. */
public record RequestBody(boolean required, List<Media> media) {
    public RequestBody {
        media = List.copyOf(media);
    }
}
