package dev.ectype.runtime.json.slice;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Represents a value in a text that may be longer than a document. Its members and elements are found one at a time, and
 * the content of each is validated when it is read as a document.
 */
public final class JsonSlice {
    private static final int LONGEST_QUOTED = 16;

    private final byte[] bytes;
    private final int from;
    private final int to;

    private JsonSlice(byte[] bytes, int from, int to) {
        this.bytes = bytes;
        this.from = from;
        this.to = to;
    }

    /**
     * Creates the slice of a whole text without surrounding white space. The bytes must not change afterwards.
     *
     * @param bytes the array that contains the text in UTF-8
     * @param from the offset of the first byte
     * @param to the offset after the last byte
     * @return the slice
     */
    public static JsonSlice of(byte[] bytes, int from, int to) {
        int end = to;
        while (end > from && isSpace(bytes[end - 1])) {
            end--;
        }
        return new JsonSlice(bytes, skipSpace(bytes, from, end), end);
    }

    /**
     * Creates the slice of a document.
     *
     * @param document the document
     * @return a slice of the same bytes
     */
    public static JsonSlice of(Document document) {
        return of(document.array(), document.from(), document.to());
    }

    /** {@return the offset of the value in the text} */
    public int from() {
        return from;
    }

    /** {@return true if the value starts like an object} */
    public boolean isObject() {
        return from < to && bytes[from] == '{';
    }

    /** {@return true if the value starts like an array} */
    public boolean isArray() {
        return from < to && bytes[from] == '[';
    }

    /**
     * {@return the value, completely validated}
     *
     * @throws MalformedJson if the value is no JSON within {@link JsonLimits#GREATEST}
     */
    public Document document() {
        return document(JsonLimits.GREATEST);
    }

    /**
     * {@return the value, completely validated}
     *
     * @param limits the limits of its size
     * @throws MalformedJson if the value is no JSON within the limits; its offset counts from the start of the whole
     *     text
     */
    public Document document(JsonLimits limits) {
        try {
            return Json.parse(bytes, from, to, limits);
        } catch (MalformedJson inside) {
            throw new MalformedJson(from + inside.offset(), inside.expected(), inside.found());
        }
    }

    /** {@return a copy of the bytes of the value, not validated} */
    public byte[] toBytes() {
        return Arrays.copyOfRange(bytes, from, to);
    }

    /**
     * Finds the members of an object. The last member of a repeated name wins.
     *
     * @return the values by name, in the order of the text
     * @throws MalformedJson if this is no object
     */
    public Map<String, JsonSlice> members() {
        Map<String, JsonSlice> members = new LinkedHashMap<>();
        forEachMember((name, value) -> {
            JsonSlice earlier = members.put(name, value);
            if (earlier != null) {
                earlier.document();
            }
        });
        return members;
    }

    /**
     * Finds a member without storing the others. The last member of a repeated name wins.
     *
     * @param wanted the decoded name
     * @return the value of the member, or null if there is none
     * @throws MalformedJson if this is no object
     */
    public @Nullable JsonSlice member(String wanted) {
        JsonSlice[] found = new JsonSlice[1];
        forEachMember((name, value) -> found[0] = name.equals(wanted) ? value : found[0]);
        return found[0];
    }

    private void forEachMember(BiConsumer<String, JsonSlice> visitor) {
        SliceIterator walk = new SliceIterator('{', '}');
        while (walk.hasNext()) {
            int nameEnd = walk.at < to && bytes[walk.at] == '"' ? skipText(walk.at) : walk.at;
            if (nameEnd == walk.at) {
                throw unexpected(walk.at, "a member name in quotes");
            }
            String name = Json.parse(bytes, walk.at, nameEnd).text();
            walk.at = skipSpace(bytes, nameEnd, to);
            walk.expect(':', "':' after a member name");
            if (walk.at >= to) {
                throw unexpected(to, "a JSON value");
            }
            visitor.accept(name, walk.next());
        }
    }

    /**
     * {@return the elements of an array, each found on demand} The iterator throws {@link MalformedJson} at an error.
     */
    public Iterable<JsonSlice> elements() {
        return () -> new SliceIterator('[', ']');
    }

    private MalformedJson unexpected(int at, String expected) {
        int end = Math.min(to, at + LONGEST_QUOTED);
        return new MalformedJson(
                at, expected, at >= to ? "end of input" : new String(bytes, at, end - at, StandardCharsets.UTF_8));
    }

    /** Iterates over the inner values. */
    private final class SliceIterator implements Iterator<JsonSlice> {
        private final char close;
        private int at = from;

        SliceIterator(char open, char close) {
            this.close = close;
            expect(open, open == '{' ? "an object" : "an array");
            if (at >= to) {
                throw unexpected(at, "a value or '" + close + "'");
            }
            if (bytes[at] == close) {
                end();
            }
        }

        private void expect(char wanted, String words) {
            if (at >= to || bytes[at] != wanted) {
                throw unexpected(at, words);
            }
            at = skipSpace(bytes, at + 1, to);
        }

        private void end() {
            if (at + 1 != to) {
                throw unexpected(at + 1, "end of input");
            }
            at = to;
        }

        @Override
        public boolean hasNext() {
            return at < to;
        }

        @Override
        public JsonSlice next() {
            if (at >= to) {
                throw new NoSuchElementException();
            }
            int valueEnd = skipValue(at);
            JsonSlice part = new JsonSlice(bytes, at, valueEnd);
            at = skipSpace(bytes, valueEnd, to);
            if (at < to && bytes[at] == close) {
                end();
            } else {
                expect(',', "',' or '" + close + "'");
                if (at >= to || bytes[at] == close) {
                    throw unexpected(at, "a JSON value");
                }
            }
            return part;
        }
    }

    private int skipValue(int start) {
        byte first = bytes[start];
        if (first == '"') {
            return skipText(start);
        }
        int at = start;
        int depth = 0;
        while (at < to) {
            byte each = bytes[at];
            if (each == '"') {
                at = skipText(at);
                continue;
            }
            if (each == '{' || each == '[') {
                depth++;
            } else if (each == '}' || each == ']') {
                depth--;
                if (depth <= 0) {
                    return depth == 0 ? at + 1 : at;
                }
            } else if (depth == 0 && (each == ',' || isSpace(each))) {
                return at;
            }
            at++;
        }
        return at;
    }

    private int skipText(int start) {
        int at = start + 1;
        while (at < to && bytes[at] != '"') {
            at += bytes[at] == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, to);
    }

    private static int skipSpace(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && isSpace(bytes[at])) {
            at++;
        }
        return at;
    }

    private static boolean isSpace(byte each) {
        return each == ' ' || each == '\n' || each == '\r' || each == '\t';
    }
}
