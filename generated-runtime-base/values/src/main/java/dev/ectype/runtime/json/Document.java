package dev.ectype.runtime.json;

import dev.ectype.runtime.json.text.ArrayIndexParser;
import dev.ectype.runtime.json.text.DigitWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** Represents an immutable JSON value by its bytes and its position on a tape. Values are decoded on demand. */
public final class Document {
    public static final Document NULL = Json.parse("null");
    public static final Document TRUE = Json.parse("true");
    public static final Document FALSE = Json.parse("false");
    public static final Document EMPTY_OBJECT = Json.parse("{}");
    public static final Document EMPTY_ARRAY = Json.parse("[]");

    private static final JsonKind[] KINDS = JsonKind.values();

    private final byte[] bytes;
    private final int[] tape;
    private final int node;

    Document(byte[] bytes, int[] tape, int node) {
        this.bytes = bytes;
        this.tape = tape;
        this.node = node;
    }

    public static Document of(String text) {
        return scalar(new JsonWriter(text.length() + 2).value(text).toBytes());
    }

    public static Document of(long number) {
        return scalar(new JsonWriter(DigitWriter.MOST).value(number).toBytes());
    }

    public static Document of(BigDecimal number) {
        return new JsonWriter(32).value(number).toDocument();
    }

    public static Document of(boolean value) {
        return value ? TRUE : FALSE;
    }

    public JsonKind kind() {
        return KINDS[tape[node] & TapeLayout.KIND];
    }

    public boolean isObject() {
        return is(TapeLayout.OBJECT);
    }

    public boolean isArray() {
        return is(TapeLayout.ARRAY);
    }

    public boolean isString() {
        return is(TapeLayout.STRING);
    }

    public boolean isNumber() {
        return is(TapeLayout.NUMBER);
    }

    public boolean isBoolean() {
        return is(TapeLayout.TRUE) || is(TapeLayout.FALSE);
    }

    public boolean isTrue() {
        return is(TapeLayout.TRUE);
    }

    public boolean isNull() {
        return is(TapeLayout.NULL);
    }

    /** Returns the value of this member, or null if there is none or this is no object. */
    public @Nullable Document member(String name) {
        return isObject() ? found(TapeMembers.find(bytes, tape, node, name)) : null;
    }

    /** Returns the value of this member, or null if there is none or this is no object. */
    public @Nullable Document member(MemberName name) {
        return isObject() ? found(TapeMembers.find(bytes, tape, node, name)) : null;
    }

    /** Returns the value at the path, or null if the path does not exist. */
    public @Nullable Document at(MemberPath path) {
        Document value = this;
        for (String name : path.names()) {
            @Nullable
            Document next = value.isArray() ? value.element(ArrayIndexParser.parse(name)) : value.member(name);
            if (next == null) {
                return null;
            }
            value = next;
        }
        return value;
    }

    /** Returns the number of members or elements; 0 for a scalar. */
    public int size() {
        return tape[node] >>> TapeLayout.SIZE_SHIFT;
    }

    /** Returns the element with this index, or null if there is none or this is no array. */
    public @Nullable Document element(int index) {
        if (!isArray() || index < 0 || index >= size()) {
            return null;
        }
        int at = node + TapeLayout.WORDS;
        for (int i = 0; i < index; i++) {
            at = tape[at + TapeLayout.NEXT];
        }
        return found(at);
    }

    /** Returns the members in order, each name once; none for other values. */
    public Iterable<JsonMember> members() {
        return () -> new MemberIterator(cursor());
    }

    public MemberCursor cursor() {
        return new MemberCursor(this);
    }

    /** Returns the elements in order; none for other values. */
    public Iterable<Document> elements() {
        return this::elementIterator;
    }

    /** Returns the decoded string with U+FFFD for a lone surrogate; the literal of any other value. */
    public String text() {
        return isString() ? StringDecoder.decode(bytes, tape, node) : literal();
    }

    /** Returns the text of this value as written in the bytes. */
    public String literal() {
        return new String(bytes, from(), length(), StandardCharsets.UTF_8);
    }

    /** Returns the value of a whole number; throws ArithmeticException if this is none or does not fit. */
    public long longValue() {
        return NumberValue.toLong(this);
    }

    /** Returns true if {@link #longValue()} returns a value. */
    public boolean isLong() {
        return isNumber() && NumberValue.fitsLong(this);
    }

    /** Returns the exact value; throws ArithmeticException if this is no number or its exponent needs more than 32 bits. */
    public BigDecimal decimal() {
        return NumberValue.toDecimal(this);
    }

    /** The offset of this value's first byte in {@link #array()}. */
    public int from() {
        return tape[node + TapeLayout.FROM];
    }

    /** The offset behind this value's last byte in {@link #array()}. */
    public int to() {
        return tape[node + TapeLayout.TO];
    }

    public int length() {
        return to() - from();
    }

    /** The bytes this value is part of, not copied. */
    public byte[] array() {
        return bytes;
    }

    public byte[] toBytes() {
        return Arrays.copyOfRange(bytes, from(), to());
    }

    /** Returns the value with its own bytes and tape. */
    public Document detach() {
        int from = from();
        int[] own = Arrays.copyOfRange(tape, node, tape[node + TapeLayout.NEXT]);
        for (int at = 0; at < own.length; at += TapeLayout.WORDS) {
            own[at + TapeLayout.FROM] -= from;
            own[at + TapeLayout.TO] -= from;
            own[at + TapeLayout.NEXT] -= node;
        }
        return new Document(toBytes(), own, 0);
    }

    /** Compares by JSON equality: the order of members and the notation of numbers and strings do not count. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Document that && DocumentEquality.equal(this, that);
    }

    @Override
    public int hashCode() {
        return DocumentEquality.hash(this);
    }

    /** Returns {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }

    /** Returns true if a copy of the bytes is compact: no white space between tokens, no name twice. */
    boolean isTight() {
        return (tape[node] & TapeLayout.LOOSE) == 0;
    }

    boolean isEscaped() {
        return (tape[node] & TapeLayout.ESCAPED) != 0;
    }

    int[] tape() {
        return tape;
    }

    int node() {
        return node;
    }

    int word(int offset) {
        return tape[node + offset];
    }

    // Called for each change of a member, where a whole reader would cost more than the value.
    private static Document scalar(byte[] written) {
        int head = written[0] == '"'
                ? TapeLayout.STRING | (int) (StringScanner.scan(new JsonSource(written, 0, written.length), 0) >>> 32)
                : TapeLayout.NUMBER;
        return new Document(written, new int[] {head, 0, written.length, TapeLayout.WORDS}, 0);
    }

    private boolean is(int kind) {
        return (tape[node] & TapeLayout.KIND) == kind;
    }

    private @Nullable Document found(int at) {
        return at < 0 ? null : new Document(bytes, tape, at);
    }

    private Iterator<Document> elementIterator() {
        int first = node + TapeLayout.WORDS;
        return new ElementIterator(bytes, tape, first, isArray() ? word(TapeLayout.NEXT) : first);
    }
}
