package dev.ectype.runtime.state.journal;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Records the request of a write, complete enough to repeat it.
 *
 * @param method the method
 * @param target the percent-encoded path and query
 * @param headers the header fields in the order of arrival
 * @param body the body
 */
public record RequestRecord(String method, String target, List<RequestHeader> headers, Body body) {
    /**
     * The maximum length of a recorded body in bytes. Longer bodies are cut, because the changes of an entry are
     * complete without them.
     */
    public static final int LONGEST_BODY = 1 << 20;

    /**
     * Creates a record.
     *
     * @param method the method
     * @param target the percent-encoded path and query
     * @param headers the header fields in the order of arrival
     * @param body the body
     */
    public RequestRecord {
        headers = List.copyOf(headers);
    }

    /**
     * Creates a record without header fields and body.
     *
     * @param method the method
     * @param target the percent-encoded path and query
     * @return the record
     */
    public static RequestRecord of(String method, String target) {
        return new RequestRecord(method, target, List.of(), Body.NONE);
    }

    /**
     * References the recorded bytes of a body in an array, which must not change before the write is journaled. Bodies with equal
     * bytes are equal.
     *
     * @param array the array
     * @param from the offset of the first byte
     * @param to the offset after the last byte
     * @param truncated true if the body is cut
     */
    public record Body(byte[] array, int from, int to, boolean truncated) {
        /** A body without bytes. */
        public static final Body NONE = Body.of(new byte[0]);

        /**
         * Creates a body from a whole array.
         *
         * @param array the bytes, cut after {@link #LONGEST_BODY} bytes
         * @return the body
         */
        public static Body of(byte[] array) {
            return of(array, 0, array.length);
        }

        /**
         * Creates a body.
         *
         * @param array the array
         * @param from the offset of the first byte
         * @param to the offset after the last byte; the body is cut after {@link #LONGEST_BODY} bytes
         * @return the body
         */
        public static Body of(byte[] array, int from, int to) {
            boolean isLong = to - from > LONGEST_BODY;
            return new Body(array, from, isLong ? from + LONGEST_BODY : to, isLong);
        }

        /** {@return a copy of the recorded bytes} */
        public byte[] bytes() {
            return Arrays.copyOfRange(array, from, to);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Body that
                    && Arrays.equals(array, from, to, that.array, that.from, that.to)
                    && truncated == that.truncated;
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes());
        }
    }
}
