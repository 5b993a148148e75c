package dev.ectype.compiler.ir;

import java.util.List;

/** What a request carries: one of these media. */
public record RequestBody(boolean required, List<Media> media) {
    public RequestBody {
        media = List.copyOf(media);
    }
}
