package dev.ectype.runtime.json;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** An immutable JSON value: its bytes and its place on a tape; nothing is decoded before it is asked for. */
public final class Document {
    public static final Document NULL = Json.parse("null");
    public static final Document TRUE = Json.parse("true");
    public static final Document FALSE = Json.parse("false");
    public static final Document EMPTY_OBJECT = Json.parse("{}");
    public static final Document EMPTY_ARRAY = Json.parse("[]");

    private static final Kind[] KINDS = Kind.values();

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
        return scalar(new JsonWriter(Digits.MOST).value(number).toBytes());
    }

    public static Document of(BigDecimal number) {
        return new JsonWriter(32).value(number).toDocument();
    }

    public static Document of(boolean value) {
        return value ? TRUE : FALSE;
    }

    public Kind kind() {
        return KINDS[tape[node] & Node.KIND];
    }

    public boolean isObject() {
        return is(Node.OBJECT);
    }

    public boolean isArray() {
        return is(Node.ARRAY);
    }

    public boolean isString() {
        return is(Node.STRING);
    }

    public boolean isNumber() {
        return is(Node.NUMBER);
    }

    public boolean isBoolean() {
        return is(Node.TRUE) || is(Node.FALSE);
    }

    public boolean isTrue() {
        return is(Node.TRUE);
    }

    public boolean isNull() {
        return is(Node.NULL);
    }

    /** The value of this member, or nothing where there is none or this is no object. */
    public @Nullable Document member(String name) {
        return isObject() ? found(Members.find(bytes, tape, node, name)) : null;
    }

    /** The value of this member, or nothing where there is none or this is no object. */
    public @Nullable Document member(MemberName name) {
        return isObject() ? found(Members.find(bytes, tape, node, name)) : null;
    }

    /** The value at the end of the path, or nothing where the path leads nowhere. */
    public @Nullable Document at(MemberPath path) {
        Document value = this;
        for (String name : path.names()) {
            @Nullable Document next = value.isArray() ? value.element(Index.parse(name)) : value.member(name);
            if (next == null) {
                return null;
            }
            value = next;
        }
        return value;
    }

    /** The number of members or elements; a scalar has none. */
    public int size() {
        return tape[node] >>> Node.SIZE_SHIFT;
    }

    /** The element with this index, or nothing where there is none or this is no array. */
    public @Nullable Document element(int index) {
        if (!isArray() || index < 0 || index >= size()) {
            return null;
        }
        int at = node + Node.WORDS;
        for (int i = 0; i < index; i++) {
            at = tape[at + Node.NEXT];
        }
        return found(at);
    }

    /** The members in their order, each name once; none where this is no object. */
    public Iterable<Member> members() {
        return () -> new MemberIterator(cursor());
    }

    public MemberCursor cursor() {
        return new MemberCursor(this);
    }

    /** The elements in their order; none where this is no array. */
    public Iterable<Document> elements() {
        return this::elementIterator;
    }

    /** A string decoded, a lone surrogate replaced by U+FFFD; of any other value its literal. */
    public String text() {
        return isString() ? Text.decode(bytes, tape, node) : literal();
    }

    /** The text of this value as it stands in the bytes. */
    public String literal() {
        return new String(bytes, from(), length(), StandardCharsets.UTF_8);
    }

    /** The value of a whole number; throws ArithmeticException where this is none or does not fit. */
    public long longValue() {
        return NumberValue.toLong(this);
    }

    /** Whether {@link #longValue()} has an answer. */
    public boolean isLong() {
        return isNumber() && NumberValue.fitsLong(this);
    }

    /** The exact value; throws ArithmeticException where this is no number or its exponent needs more than 32 bits. */
    public BigDecimal decimal() {
        return NumberValue.toDecimal(this);
    }

    /** The offset of this value's first byte in {@link #array()}. */
    public int from() {
        return tape[node + Node.FROM];
    }

    /** The offset behind this value's last byte in {@link #array()}. */
    public int to() {
        return tape[node + Node.TO];
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

    /** The same value with bytes and tape of its own. */
    public Document detach() {
        int from = from();
        int[] own = Arrays.copyOfRange(tape, node, tape[node + Node.NEXT]);
        for (int at = 0; at < own.length; at += Node.WORDS) {
            own[at + Node.FROM] -= from;
            own[at + Node.TO] -= from;
            own[at + Node.NEXT] -= node;
        }
        return new Document(toBytes(), own, 0);
    }

    /** JSON equality: the order of members does not count, nor does the way a number or a string is spelt. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Document that && Equality.equal(this, that);
    }

    @Override
    public int hashCode() {
        return Equality.hash(this);
    }

    /** The same as {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }

    /** Whether a copy of the bytes is a compact text: no white space between tokens, no name twice. */
    boolean isTight() {
        return (tape[node] & Node.LOOSE) == 0;
    }

    boolean isEscaped() {
        return (tape[node] & Node.ESCAPED) != 0;
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

    // Made for each change of a member: a whole reader would cost more than the value.
    private static Document scalar(byte[] written) {
        int head = written[0] == '"'
                ? Node.STRING | (int) (StringScanner.scan(new Source(written, 0, written.length), 0) >>> 32)
                : Node.NUMBER;
        return new Document(written, new int[] {head, 0, written.length, Node.WORDS}, 0);
    }

    private boolean is(int kind) {
        return (tape[node] & Node.KIND) == kind;
    }

    private @Nullable Document found(int at) {
        return at < 0 ? null : new Document(bytes, tape, at);
    }

    private Iterator<Document> elementIterator() {
        int first = node + Node.WORDS;
        return new ElementIterator(bytes, tape, first, isArray() ? word(Node.NEXT) : first);
    }
}
