package dev.ectype.runtime.http;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Streams complete content in one piece, followed by trailers. */
public final class TrailedBody implements ContentStream {
    private final ByteSlice content;
    private final List<HeaderField> trailers;
    private boolean given;

    /**
     * Creates a body.
     *
     * @param content the content, which must not change before the reply is sent
     * @param trailers the trailers
     */
    public TrailedBody(ByteSlice content, List<HeaderField> trailers) {
        this.content = Objects.requireNonNull(content);
        this.trailers = List.copyOf(trailers);
    }

    /** {@return the content} */
    public ByteSlice content() {
        return content;
    }

    @Override
    public @Nullable ByteSlice next() {
        boolean ended = given || content.isEmpty();
        given = true;
        return ended ? null : content;
    }

    @Override
    public List<HeaderField> trailers() {
        return trailers;
    }
}
