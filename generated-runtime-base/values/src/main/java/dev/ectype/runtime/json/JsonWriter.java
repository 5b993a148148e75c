package dev.ectype.runtime.json;

import dev.ectype.runtime.json.text.DigitWriter;
import dev.ectype.runtime.json.text.JsonStringWriter;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Objects;

/** Writes compact JSON into a growing array. It inserts commas. The caller matches begins and ends. */
public final class JsonWriter {
    private static final int FIRST_BYTES = 512;
    /** One large reply must not hold its bytes for the life of a reused writer. */
    private static final int KEPT_BYTES = 1 << 20;

    private byte[] bytes;
    private int length;

    public JsonWriter() {
        this(FIRST_BYTES);
    }

    public JsonWriter(int capacity) {
        bytes = new byte[Math.max(16, capacity)];
    }

    public JsonWriter beginObject() {
        return open('{');
    }

    public JsonWriter endObject() {
        return put('}');
    }

    public JsonWriter beginArray() {
        return open('[');
    }

    public JsonWriter endArray() {
        return put(']');
    }

    public JsonWriter name(String name) {
        value(name);
        return put(':');
    }

    public JsonWriter name(MemberName name) {
        byte[] prepared = name.prepared();
        return raw(prepared, 0, prepared.length);
    }

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

    /** Writes a string from bytes, which must be valid UTF-8. */
    public JsonWriter text(byte[] utf8, int start, int end) {
        Objects.checkFromToIndex(start, end, utf8.length);
        separate();
        put('"');
        for (int at = start; at < end; at += FIRST_BYTES) {
            int next = Math.min(end, at + FIRST_BYTES);
            // Six bytes are the longest spelling of one.
            room((next - at) * 6L);
            length = JsonStringWriter.putUtf8(utf8, at, next, bytes, length);
        }
        return put('"');
    }

    public JsonWriter value(long number) {
        separate();
        room(DigitWriter.MOST);
        length = DigitWriter.put(number, bytes, length);
        return this;
    }

    public JsonWriter value(BigDecimal number) {
        separate();
        String literal = number.toString();
        room(literal.length());
        length += JsonStringWriter.putPlain(literal, bytes, length);
        return this;
    }

    public JsonWriter value(boolean value) {
        return value(value ? Document.TRUE : Document.FALSE);
    }

    public JsonWriter nullValue() {
        return value(Document.NULL);
    }

    /** Writes the document without white space and replaced duplicates. */
    public JsonWriter value(Document document) {
        if (document.isTight()) {
            return raw(document.array(), document.from(), document.to());
        }
        return document.isObject() ? members(document) : elements(document);
    }

    /** Copies the bytes of a JSON value. */
    public JsonWriter raw(byte[] from, int start, int end) {
        separate();
        return verbatim(from, start, end);
    }

    /** Copies any bytes without a comma before them. After a line feed or a colon no comma follows either. */
    public JsonWriter verbatim(byte[] from, int start, int end) {
        Objects.checkFromToIndex(start, end, from.length);
        room(end - start);
        System.arraycopy(from, start, bytes, length, end - start);
        length += end - start;
        return this;
    }

    /** Ends a line, so that the next value starts a new document. */
    public JsonWriter endLine() {
        return put('\n');
    }

    public JsonWriter reset() {
        length = 0;
        if (bytes.length > KEPT_BYTES) {
            bytes = new byte[FIRST_BYTES];
        }
        return this;
    }

    /** Returns the array with the bytes so far and free room, not copied. It is replaced when the room is used up. */
    public byte[] array() {
        return bytes;
    }

    public int length() {
        return length;
    }

    public byte[] toBytes() {
        return Arrays.copyOf(bytes, length);
    }

    /** Returns the written JSON as a separate document. */
    public Document toDocument() {
        return Json.parse(
                toBytes(), new JsonLimits(JsonLimits.GREATEST_DEPTH, Math.max(1, length), JsonLimits.GREATEST_TOKENS));
    }

    JsonWriter rawName(byte[] from, int start, int end) {
        raw(from, start, end);
        return put(':');
    }

    private JsonWriter members(Document object) {
        beginObject();
        MemberCursor members = object.cursor();
        while (members.next()) {
            members.writeName(this);
            value(members.value());
        }
        return endObject();
    }

    private JsonWriter elements(Document array) {
        beginArray();
        for (Document element : array.elements()) {
            value(element);
        }
        return endArray();
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
