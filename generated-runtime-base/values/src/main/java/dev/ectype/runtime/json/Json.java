package dev.ectype.runtime.json;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Parses bytes as JSON: strictly RFC 8259, in UTF-8, within limits. */
public final class Json {
    private Json() {}

    /** Parses JSON that this program wrote itself, such as constants. */
    public static Document parse(String text) {
        return parse(text.getBytes(StandardCharsets.UTF_8));
    }

    public static Document parse(byte[] bytes) {
        return parse(bytes, 0, bytes.length);
    }

    public static Document parse(byte[] bytes, JsonLimits limits) {
        return parse(bytes, 0, bytes.length, limits);
    }

    public static Document parse(byte[] bytes, int from, int to) {
        return parse(bytes, from, to, JsonLimits.DEFAULT);
    }

    /** Parses a range. The document keeps the array, which must not change afterwards. */
    public static Document parse(byte[] bytes, int from, int to, JsonLimits limits) {
        Objects.checkFromToIndex(from, to, bytes.length);
        // The document keeps its tape, so the initial size suits the usual text.
        return new TapeScanner(Math.min(4 + (to - from) / 8, 1 << 16)).scan(bytes, from, to, limits);
    }

    /** Parses repeatedly, one instance per thread. A document is valid until the next parse, unless detached. */
    public static final class Tape {
        private final TapeScanner scanner = new TapeScanner();

        public Document parse(byte[] bytes, int from, int to) {
            return parse(bytes, from, to, JsonLimits.DEFAULT);
        }

        public Document parse(byte[] bytes, int from, int to, JsonLimits limits) {
            Objects.checkFromToIndex(from, to, bytes.length);
            return scanner.scan(bytes, from, to, limits);
        }
    }
}
