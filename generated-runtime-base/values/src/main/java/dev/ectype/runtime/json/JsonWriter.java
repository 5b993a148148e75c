package dev.ectype.runtime.json;

import dev.ectype.runtime.json.text.DigitWriter;
import dev.ectype.runtime.json.text.JsonStringWriter;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Objects;

/**
 * Writes compact JSON into a growing array. It inserts commas. The caller matches begins and ends.
 *
 * <pre>{@code
 * Document pet = new JsonWriter().beginObject().name("name").value("Bello").endObject().toDocument();
 * }</pre>
 *
 * <p>Methods throw {@link IllegalStateException} if the text exceeds the size of an array, about 2 GiB. A writer is not
 * thread-safe.
 */
public final class JsonWriter {
    private static final int FIRST_BYTES = 512;
    /** One large reply must not hold its bytes for the life of a reused writer. */
    private static final int KEPT_BYTES = 1 << 20;

    private byte[] bytes;
    private int length;

    /** Creates a writer for a text of usual size. */
    public JsonWriter() {
        this(FIRST_BYTES);
    }

    /**
     * Creates a writer with room for a number of bytes. It grows on demand.
     *
     * @param capacity the expected length of the text in bytes
     */
    public JsonWriter(int capacity) {
        bytes = new byte[Math.max(16, capacity)];
    }

    /** {@return this writer, after the opening brace of an object} */
    public JsonWriter beginObject() {
        return open('{');
    }

    /** {@return this writer, after the closing brace of an object} */
    public JsonWriter endObject() {
        return put('}');
    }

    /** {@return this writer, after the opening bracket of an array} */
    public JsonWriter beginArray() {
        return open('[');
    }

    /** {@return this writer, after the closing bracket of an array} */
    public JsonWriter endArray() {
        return put(']');
    }

    /**
     * Writes the name of a member and its colon.
     *
     * @param name the name, without quotes and escapes
     * @return this writer
     */
    public JsonWriter name(String name) {
        value(name);
        return put(':');
    }

    /**
     * Writes the prepared name of a member and its colon.
     *
     * @param name the name
     * @return this writer
     */
    public JsonWriter name(MemberName name) {
        byte[] prepared = name.prepared();
        return raw(prepared, 0, prepared.length);
    }

    /**
     * Writes a string. A lone surrogate becomes an escape.
     *
     * @param text the text, without quotes and escapes
     * @return this writer
     */
    public JsonWriter value(String text) {
        separate();
        room(text.length() + 2L);
        bytes[length++] = '"';
        int plain = JsonStringWriter.putPlain(text, bytes, length);
        length += plain;
        if (plain < text.length()) {
            // Six bytes are the longest spelling of a single char.
            room((text.length() - plain) * 6L + 1);
            length = JsonStringWriter.putEscaped(text, plain, bytes, length);
        }
        bytes[length++] = '"';
        return this;
    }

    /**
     * Writes a string from bytes, which must be valid UTF-8.
     *
     * @param utf8 the array that contains the text, without quotes and escapes
     * @param start the offset of the first byte
     * @param end the offset after the last byte
     * @return this writer
     */
    public JsonWriter text(byte[] utf8, int start, int end) {
        Objects.checkFromToIndex(start, end, utf8.length);
        separate();
        put('"');
        for (int at = start; at < end; at += FIRST_BYTES) {
            int next = Math.min(end, at + FIRST_BYTES);
            // Six bytes are the longest spelling of one, and eight are written at once.
            room((next - at) * 6L + Long.BYTES);
            length = JsonStringWriter.putUtf8(utf8, at, next, bytes, length);
        }
        return put('"');
    }

    /**
     * Writes an integer.
     *
     * @param number the value
     * @return this writer
     */
    public JsonWriter value(long number) {
        separate();
        room(DigitWriter.MOST);
        length = DigitWriter.put(number, bytes, length);
        return this;
    }

    /**
     * Writes a number in the notation of {@link BigDecimal#toString}.
     *
     * @param number the value
     * @return this writer
     */
    public JsonWriter value(BigDecimal number) {
        separate();
        String literal = number.toString();
        room(literal.length());
        length += JsonStringWriter.putPlain(literal, bytes, length);
        return this;
    }

    /**
     * Writes {@code true} or {@code false}.
     *
     * @param value the boolean
     * @return this writer
     */
    public JsonWriter value(boolean value) {
        return value(value ? Document.TRUE : Document.FALSE);
    }

    /** {@return this writer, after {@code null}} */
    public JsonWriter nullValue() {
        return value(Document.NULL);
    }

    /**
     * Writes a document without white space. Of members with the same name it writes only the last.
     *
     * @param document the document
     * @return this writer
     */
    public JsonWriter value(Document document) {
        if (document.isTight()) {
            return raw(document.array(), document.from(), document.to());
        }
        return CompactJson.write(document, this);
    }

    /**
     * Copies the bytes of a JSON value without a check.
     *
     * @param from the array that contains the value
     * @param start the offset of the first byte
     * @param end the offset after the last byte
     * @return this writer
     */
    public JsonWriter raw(byte[] from, int start, int end) {
        separate();
        return verbatim(from, start, end);
    }

    /**
     * Copies any bytes without a comma before them. After a line feed or a colon no comma follows either.
     *
     * @param from the array that contains the bytes
     * @param start the offset of the first byte
     * @param end the offset after the last byte
     * @return this writer
     */
    public JsonWriter verbatim(byte[] from, int start, int end) {
        Objects.checkFromToIndex(start, end, from.length);
        room(end - start);
        System.arraycopy(from, start, bytes, length, end - start);
        length += end - start;
        return this;
    }

    /** {@return this writer, after a line feed, so that the next value starts a new document} */
    public JsonWriter endLine() {
        return put('\n');
    }

    /**
     * Removes the last bytes, such as a name whose value turned out to be unknown.
     *
     * @param count the number of remaining bytes: an earlier {@link #length}
     * @return this writer
     */
    public JsonWriter truncate(int count) {
        length = Objects.checkIndex(count, length + 1);
        return this;
    }

    /** {@return this writer, empty for the next text} */
    public JsonWriter reset() {
        length = 0;
        if (bytes.length > KEPT_BYTES) {
            bytes = new byte[FIRST_BYTES];
        }
        return this;
    }

    /** {@return the array with the bytes so far and free room, not copied} It is replaced when the room is used up. */
    public byte[] array() {
        return bytes;
    }

    /** {@return the number of bytes so far} */
    public int length() {
        return length;
    }

    /** {@return a copy of the bytes so far} */
    public byte[] toBytes() {
        return Arrays.copyOf(bytes, length);
    }

    /**
     * {@return the written JSON as a separate document}
     *
     * @throws MalformedJson if the calls so far wrote no complete JSON value
     */
    public Document toDocument() {
        return Json.parse(
                toBytes(), new JsonLimits(JsonLimits.GREATEST_DEPTH, Math.max(1, length), JsonLimits.GREATEST_TOKENS));
    }

    JsonWriter rawName(byte[] from, int start, int end) {
        raw(from, start, end);
        return put(':');
    }

    private JsonWriter open(char bracket) {
        separate();
        return put(bracket);
    }

    // No value ends with one of these bytes, so the last byte alone decides whether a comma is due.
    private void separate() {
        if (length > 0) {
            byte last = bytes[length - 1];
            if (last != '{' && last != '[' && last != ':' && last != '\n') {
                put(',');
            }
        }
    }

    private JsonWriter put(char ascii) {
        if (length == bytes.length) {
            room(1);
        }
        bytes[length++] = (byte) ascii;
        return this;
    }

    private void room(long more) {
        if (more > bytes.length - length) {
            grow(length + more);
        }
    }

    private void grow(long needed) {
        long greatest = Integer.MAX_VALUE - 64;
        if (needed > greatest) {
            throw new IllegalStateException("a text of more than " + greatest + " bytes cannot be written");
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(greatest, Math.max(needed, bytes.length * 2L)));
    }
}
