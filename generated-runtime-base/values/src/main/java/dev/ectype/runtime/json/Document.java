package dev.ectype.runtime.json;

import dev.ectype.runtime.json.text.ArrayIndexParser;
import dev.ectype.runtime.json.text.DigitWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Represents an immutable JSON value by its bytes and its position on a tape. Values are decoded on demand.
 *
 * <p>Documents are thread-safe. Objects keep the order of their members, and numbers keep their notation. The methods
 * {@code isObject} to {@code isNull} test the kind. Lookups in a value of another kind return null instead of an error.
 */
public final class Document {
    /** The value {@code null}. */
    public static final Document NULL = Json.parse("null");
    /** The value {@code true}. */
    public static final Document TRUE = Json.parse("true");
    /** The value {@code false}. */
    public static final Document FALSE = Json.parse("false");
    /** The object without members, {@code {}}. */
    public static final Document EMPTY_OBJECT = Json.parse("{}");
    /** The array without elements, {@code []}. */
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

    /**
     * {@return a JSON string}
     *
     * @param text the text, without quotes and escapes; a lone surrogate becomes an escape
     */
    public static Document of(String text) {
        return ScalarTape.index(new JsonWriter(text.length() + 2).value(text).toBytes());
    }

    /**
     * {@return a JSON number without fraction and exponent}
     *
     * @param number the value
     */
    public static Document of(long number) {
        return ScalarTape.index(new JsonWriter(DigitWriter.MOST).value(number).toBytes());
    }

    /**
     * {@return a JSON number in the notation of {@link BigDecimal#toString}, which keeps trailing zeros}
     *
     * @param number the value
     */
    public static Document of(BigDecimal number) {
        return new JsonWriter(32).value(number).toDocument();
    }

    /**
     * {@return {@link #TRUE} or {@link #FALSE}}
     *
     * @param value the boolean
     */
    public static Document of(boolean value) {
        return value ? TRUE : FALSE;
    }

    /** {@return the kind of this value} */
    public JsonKind kind() {
        return KINDS[tape[node] & TapeLayout.KIND];
    }

    /** {@return true if this is an object} */
    public boolean isObject() {
        return is(TapeLayout.OBJECT);
    }

    /** {@return true if this is an array} */
    public boolean isArray() {
        return is(TapeLayout.ARRAY);
    }

    /** {@return true if this is a string} */
    public boolean isString() {
        return is(TapeLayout.STRING);
    }

    /** {@return true if this is a number} */
    public boolean isNumber() {
        return is(TapeLayout.NUMBER);
    }

    /** {@return true if this is {@code true} or {@code false}} */
    public boolean isBoolean() {
        return is(TapeLayout.TRUE) || is(TapeLayout.FALSE);
    }

    /** {@return true if this is {@code true}} */
    public boolean isTrue() {
        return is(TapeLayout.TRUE);
    }

    /** {@return true if this is {@code null}} */
    public boolean isNull() {
        return is(TapeLayout.NULL);
    }

    /**
     * Finds a member by its name. If the text repeats the name, the last member wins.
     *
     * @param name the decoded name
     * @return the value of the member, or null if there is no such member or this is no object
     */
    public @Nullable Document member(String name) {
        return isObject() ? found(TapeMembers.find(bytes, tape, node, name)) : null;
    }

    /**
     * {@return the value of a member, found faster than by text, or null like {@link #member(String)}}
     *
     * @param name the name
     */
    public @Nullable Document member(MemberName name) {
        return isObject() ? found(TapeMembers.find(bytes, tape, node, name)) : null;
    }

    /**
     * {@return the value at a path, or null if the path does not exist}
     *
     * @param path the member names and array indexes from this value on
     */
    public @Nullable Document at(MemberPath path) {
        @Nullable Document value = this;
        for (int at = 0; value != null && at < path.names().size(); at++) {
            String name = path.names().get(at);
            value = value.isArray() ? value.element(ArrayIndexParser.parse(name)) : value.member(name);
        }
        return value;
    }

    /** {@return the number of members or elements; 0 for a scalar} */
    public int size() {
        return tape[node] >>> TapeLayout.SIZE_SHIFT;
    }

    /**
     * Finds an element by its index. The cost grows with the index, so iterate over {@link #elements} for all of them.
     *
     * @param index the index, counted from 0
     * @return the element, or null if there is no such element or this is no array
     */
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

    /** {@return the members in order, each name once; none for other values} */
    public Iterable<JsonMember> members() {
        return () -> new MemberIterator(cursor());
    }

    /** {@return a cursor before the first member} It has no members if this is no object. */
    public MemberCursor cursor() {
        return new MemberCursor(this);
    }

    /** {@return the elements in order; none for other values} */
    public Iterable<Document> elements() {
        return () -> new ElementIterator(this);
    }

    /** {@return the decoded string with U+FFFD for a lone surrogate; the literal of any other value} */
    public String text() {
        return isString() ? StringDecoder.decode(bytes, tape, node) : literal();
    }

    /** {@return the text of this value as written in the bytes} */
    public String literal() {
        return new String(bytes, from(), length(), StandardCharsets.UTF_8);
    }

    /**
     * Converts an integer. {@code 1.0} and {@code 1e3} are integers, too.
     *
     * @return the value
     * @throws ArithmeticException if this is no integer or does not fit into 64 bits
     */
    public long longValue() {
        return NumberValue.toLong(this);
    }

    /** {@return true if {@link #longValue()} returns a value} */
    public boolean isLong() {
        return isNumber() && NumberValue.fitsLong(this);
    }

    /**
     * Converts a number without loss.
     *
     * @return the exact value
     * @throws ArithmeticException if this is no number or its exponent needs more than 32 bits
     */
    public BigDecimal decimal() {
        return NumberValue.toDecimal(this);
    }

    /** {@return the offset of this value's first byte in {@link #array()}} */
    public int from() {
        return tape[node + TapeLayout.FROM];
    }

    /** {@return the offset behind this value's last byte in {@link #array()}} */
    public int to() {
        return tape[node + TapeLayout.TO];
    }

    /** {@return the number of bytes of this value as written} */
    public int length() {
        return to() - from();
    }

    /** {@return the bytes that contain this value, not copied} They must not be changed. */
    public byte[] array() {
        return bytes;
    }

    /** {@return a copy of the bytes of this value as written} */
    public byte[] toBytes() {
        return Arrays.copyOfRange(bytes, from(), to());
    }

    /** {@return an equal value with its own bytes, which no longer refers to the text around it} */
    public Document detach() {
        return new Document(toBytes(), TapeLayout.detach(tape, node), 0);
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

    private boolean is(int kind) {
        return (tape[node] & TapeLayout.KIND) == kind;
    }

    private @Nullable Document found(int at) {
        return at < 0 ? null : new Document(bytes, tape, at);
    }
}
