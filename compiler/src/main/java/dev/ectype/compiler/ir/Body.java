package dev.ectype.compiler.ir;

import java.util.List;

/** What a request carries: one of these media. */
public record Body(boolean required, List<Media> media) {
    public Body {
        media = List.copyOf(media);
    }
}
