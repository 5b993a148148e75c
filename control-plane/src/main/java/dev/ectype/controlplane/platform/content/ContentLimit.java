package dev.ectype.controlplane.platform.content;

import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.InputStream;
import java.util.function.LongFunction;

/** A stream that ends with a refusal once it has become too long, whatever it was announced as. */
public final class ContentLimit extends CountedStream {
    private final long limit;
    private final LongFunction<ServiceException> refusal;

    /** @param refusal what is said of more than the limit */
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
