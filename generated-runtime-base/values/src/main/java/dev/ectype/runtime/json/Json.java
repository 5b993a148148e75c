package dev.ectype.runtime.json;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Parses bytes as JSON: strictly RFC 8259, in UTF-8, within limits. */
public final class Json {
    private Json() {}

    /**
     * Parses JSON that this program wrote itself, such as constants.
     *
     * @param text the JSON text
     * @return the value
     * @throws MalformedJson if the text is no JSON within {@link JsonLimits#DEFAULT}
     */
    public static Document parse(String text) {
        return parse(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Parses a whole array with the default limits. The document keeps the array, which must not change afterwards.
     *
     * @param bytes the JSON text in UTF-8
     * @return the value
     * @throws MalformedJson if the bytes are no JSON within {@link JsonLimits#DEFAULT}
     */
    public static Document parse(byte[] bytes) {
        return parse(bytes, 0, bytes.length);
    }

    /**
     * Parses a whole array. The document keeps the array, which must not change afterwards.
     *
     * @param bytes the JSON text in UTF-8
     * @param limits the limits of its size
     * @return the value
     * @throws MalformedJson if the bytes are no JSON within the limits
     */
    public static Document parse(byte[] bytes, JsonLimits limits) {
        return parse(bytes, 0, bytes.length, limits);
    }

    /**
     * Parses a range with the default limits. The document keeps the array, which must not change afterwards.
     *
     * @param bytes the array that contains the JSON text in UTF-8
     * @param from the offset of the first byte
     * @param to the offset after the last byte
     * @return the value
     * @throws MalformedJson if the range is no JSON within {@link JsonLimits#DEFAULT}
     */
    public static Document parse(byte[] bytes, int from, int to) {
        return parse(bytes, from, to, JsonLimits.DEFAULT);
    }

    /**
     * Parses a range. The document keeps the array, which must not change afterwards.
     *
     * @param bytes the array that contains the JSON text in UTF-8
     * @param from the offset of the first byte
     * @param to the offset after the last byte
     * @param limits the limits of its size
     * @return the value
     * @throws MalformedJson if the range is no JSON within the limits
     */
    public static Document parse(byte[] bytes, int from, int to, JsonLimits limits) {
        Objects.checkFromToIndex(from, to, bytes.length);
        // The document keeps its tape, so the initial size suits the usual text.
        return new TapeScanner(Math.min(4 + (to - from) / 8, 1 << 16)).scan(bytes, from, to, limits);
    }

    /** Parses repeatedly, one instance per thread. A document is valid until the next parse, unless detached. */
    public static final class Tape {
        private final TapeScanner scanner = new TapeScanner();

        /** Creates a parser whose index grows with the parsed texts. */
        public Tape() {}

        /**
         * Parses a range with the default limits.
         *
         * @param bytes the array that contains the JSON text in UTF-8
         * @param from the offset of the first byte
         * @param to the offset after the last byte
         * @return the value, valid until the next call
         * @throws MalformedJson if the range is no JSON within {@link JsonLimits#DEFAULT}
         */
        public Document parse(byte[] bytes, int from, int to) {
            return parse(bytes, from, to, JsonLimits.DEFAULT);
        }

        /**
         * Parses a range.
         *
         * @param bytes the array that contains the JSON text in UTF-8
         * @param from the offset of the first byte
         * @param to the offset after the last byte
         * @param limits the limits of its size
         * @return the value, valid until the next call
         * @throws MalformedJson if the range is no JSON within the limits
         */
        public Document parse(byte[] bytes, int from, int to, JsonLimits limits) {
            Objects.checkFromToIndex(from, to, bytes.length);
            return scanner.scan(bytes, from, to, limits);
        }
    }
}
