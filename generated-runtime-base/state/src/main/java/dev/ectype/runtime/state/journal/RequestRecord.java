package dev.ectype.runtime.state.journal;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Records the request of a write, complete enough to repeat it. */
public record RequestRecord(String method, String target, List<RequestHeader> headers, byte[] body, boolean truncated) {
    /** The maximum length of a recorded body. Longer bodies are cut, because the changes of an entry are complete without them. */
    public static final int LONGEST_BODY = 1 << 20;

    private static final byte[] NO_BODY = {};

    public RequestRecord {
        headers = List.copyOf(headers);
        if (body.length > LONGEST_BODY) {
            body = Arrays.copyOf(body, LONGEST_BODY);
            truncated = true;
        }
    }

    /** Creates a record with the array itself, which must not change afterwards. */
    public static RequestRecord of(String method, String target, List<RequestHeader> headers, byte[] body) {
        return new RequestRecord(method, target, headers, body, false);
    }

    public static RequestRecord of(String method, String target) {
        return of(method, target, List.of(), NO_BODY);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RequestRecord that
                && method.equals(that.method)
                && target.equals(that.target)
                && headers.equals(that.headers)
                && Arrays.equals(body, that.body)
                && truncated == that.truncated;
    }

    @Override
    public int hashCode() {
        return target.hashCode() * 31 + Arrays.hashCode(body);
    }
}
