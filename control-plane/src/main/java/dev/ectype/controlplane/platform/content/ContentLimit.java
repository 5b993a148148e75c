package dev.ectype.controlplane.platform.content;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that ends with a refusal once it has become too long, whatever it was announced as. */
public final class ContentLimit extends FilterInputStream {
    private final String noun;
    private final long limit;
    private long read;

    /** @param noun what a message calls the content */
    public ContentLimit(InputStream source, String noun, long limit) {
        super(source);
        this.noun = noun;
        this.limit = limit;
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
            throw new ServiceException(
                            ErrorCode.PAYLOAD_TOO_LARGE,
                            "The " + noun + " is larger than " + limit
                                    + " bytes; send a smaller one, or ask the operator of this service for more.")
                    .with("limit", limit);
        }
    }
}
