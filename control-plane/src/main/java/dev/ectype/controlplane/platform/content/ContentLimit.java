package dev.ectype.controlplane.platform.content;

import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.InputStream;
import java.util.function.LongFunction;

/** Limits the length of a stream, independent of its announced length. */
public final class ContentLimit extends CountedStream {
    private final long limit;
    private final LongFunction<ServiceException> refusal;

    /**
     * Creates a stream with a limit.
     *
     * @param refusal the error beyond the limit
     */
    public ContentLimit(InputStream source, long limit, LongFunction<ServiceException> refusal) {
        super(source);
        this.limit = limit;
        this.refusal = refusal;
    }

    @Override
    void check(int more) {
        if (count() > limit) {
            throw refusal.apply(limit);
        }
    }
}
