package dev.ectype.runtime.state.journal;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Records the request of a write, complete enough to repeat it. Records with equal members and bytes are equal.
 *
 * @param method the method
 * @param target the percent-encoded path and query
 * @param headers the header fields in the order of arrival
 * @param body the body, cut after {@link #LONGEST_BODY} bytes
 * @param truncated true if the body is cut
 */
public record RequestRecord(String method, String target, List<RequestHeader> headers, byte[] body, boolean truncated) {
    /**
     * The maximum length of a recorded body in bytes. Longer bodies are cut, because the changes of an entry are
     * complete without them.
     */
    public static final int LONGEST_BODY = 1 << 20;

    private static final byte[] NO_BODY = {};

    /**
     * Creates a record and cuts a too long body.
     *
     * @param method the method
     * @param target the percent-encoded path and query
     * @param headers the header fields in the order of arrival
     * @param body the body, cut after {@link #LONGEST_BODY} bytes
     * @param truncated true if the body is cut
     */
    public RequestRecord {
        headers = List.copyOf(headers);
        if (body.length > LONGEST_BODY) {
            body = Arrays.copyOf(body, LONGEST_BODY);
            truncated = true;
        }
    }

    /**
     * Creates a record with the array itself, which must not change afterwards.
     *
     * @param method the method
     * @param target the percent-encoded path and query
     * @param headers the header fields in the order of arrival
     * @param body the whole body
     * @return the record
     */
    public static RequestRecord of(String method, String target, List<RequestHeader> headers, byte[] body) {
        return new RequestRecord(method, target, headers, body, false);
    }

    /**
     * Creates a record without header fields and body.
     *
     * @param method the method
     * @param target the percent-encoded path and query
     * @return the record
     */
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
