package dev.ectype.controlplane.platform.content;

import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongFunction;

/** A stream that ends with a refusal once it has become too long, whatever it was announced as. */
public final class ContentLimit extends FilterInputStream {
    private final long limit;
    private final LongFunction<ServiceException> refusal;
    private long read;

    /** @param refusal what is said of more than the limit */
    public ContentLimit(InputStream source, long limit, LongFunction<ServiceException> refusal) {
        super(source);
        this.limit = limit;
        this.refusal = refusal;
    }

    /** How much came by. */
    public long count() {
        return read;
    }

    @Override
    public int read() throws IOException {
        int next = super.read();
        count(next < 0 ? 0 : 1);
        return next;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int count = super.read(into, from, length);
        count(Math.max(count, 0));
        return count;
    }

    private void count(int more) {
        read += more;
        if (read > limit) {
            throw refusal.apply(limit);
        }
    }
}
