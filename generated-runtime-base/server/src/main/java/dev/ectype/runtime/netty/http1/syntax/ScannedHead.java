package dev.ectype.runtime.netty.http1.syntax;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Holds the head of a request as ranges of received bytes. One object serves all requests of a connection: its content is valid until
 * the next bytes are received, unless {@link #keep} was called.
 */
public final class ScannedHead {
    private static final String[] METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"};

    /** Each field has four numbers: begin and end of its name, and of its value. */
    private static final int RANGES = 4;

    private static final int EXPECTED_FIELDS = 16;
    private static final byte[] NOTHING = {};

    private byte[] bytes = NOTHING;

    /** The offset in the array to which all other offsets are added. */
    private int base;

    private int methodFrom;
    private int methodTo;
    private int targetTo;
    private int end;
    private int minorVersion;
    private int[] ranges = new int[EXPECTED_FIELDS * RANGES];
    private int count;
    private long marks;

    /** Begins a head. */
    void begin() {
        count = 0;
        marks = 0;
    }

    /** Sets the request line, in offsets from the first byte of the head. */
    void line(int methodBegin, int methodEnd, int targetEnd, int minor) {
        methodFrom = methodBegin;
        methodTo = methodEnd;
        targetTo = targetEnd;
        minorVersion = minor;
    }

    /** Adds a field, in offsets from the first byte of the head. */
    void field(int nameFrom, int nameTo, int valueFrom, int valueTo, long mark) {
        int at = count * RANGES;
        if (at == ranges.length) {
            ranges = Arrays.copyOf(ranges, at * 2);
        }
        ranges[at] = nameFrom;
        ranges[at + 1] = nameTo;
        ranges[at + 2] = valueFrom;
        ranges[at + 3] = valueTo;
        count++;
        marks |= mark;
    }

    /** Completes the head with the array that contains it. */
    void complete(byte[] array, int from, int to) {
        bytes = array;
        base = from;
        end = to - from;
    }

    /** Copies the bytes of the head, so that it stays valid when the array is used again. */
    public void keep() {
        if (base == 0 && bytes.length == end) {
            return;
        }
        bytes = Arrays.copyOfRange(bytes, base, base + end);
        base = 0;
    }

    /** Releases the bytes of the head, which then has no fields. */
    public void release() {
        bytes = NOTHING;
        begin();
    }

    /** Returns the method as written. */
    public String method() {
        int length = methodTo - methodFrom;
        for (String method : METHODS) {
            if (method.length() == length && method.charAt(1) == bytes[base + methodFrom + 1] && isMethod(method)) {
                return method;
            }
        }
        return text(methodFrom, methodTo);
    }

    private boolean isMethod(String method) {
        for (int index = 0; index < method.length(); index++) {
            if (bytes[base + methodFrom + index] != method.charAt(index)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the target as written, which has visible ASCII characters only. */
    public String target() {
        return text(methodTo + 1, targetTo);
    }

    /** Returns 0 for HTTP/1.0 and 1 for HTTP/1.1. */
    public int minorVersion() {
        return minorVersion;
    }

    /** Returns the number of fields. */
    public int count() {
        return count;
    }

    /** Returns the marks of the names of all fields. */
    public long marks() {
        return marks;
    }

    /** Returns one of 64 bits for a name, ignoring case. A head without the bit has no field with the name. */
    public static long mark(CharSequence name) {
        int length = name.length();
        return length == 0 ? 1 : mark(length, name.charAt(0), name.charAt(length - 1));
    }

    static long mark(int length, int first, int last) {
        // Letters differ from their capitals in one bit; the length goes by itself into the shift.
        return 1L << (length * 31 + (first | 0x20) + ((last | 0x20) << 2));
    }

    /** Returns the name of a field as written. */
    public String name(int field) {
        return text(ranges[field * RANGES], ranges[field * RANGES + 1]);
    }

    /** Returns the length of the name of a field. */
    public int nameLength(int field) {
        return ranges[field * RANGES + 1] - ranges[field * RANGES];
    }

    /** Returns the value of a field without surrounding white space. Bytes above 127 are decoded as Latin-1. */
    public String value(int field) {
        return text(ranges[field * RANGES + 2], ranges[field * RANGES + 3]);
    }

    /** Returns the length of the value of a field. */
    public int valueLength(int field) {
        return ranges[field * RANGES + 3] - ranges[field * RANGES + 2];
    }

    /** Returns a byte of the value of a field. */
    public byte valueAt(int field, int index) {
        return bytes[base + ranges[field * RANGES + 2] + index];
    }

    /** Returns true if a field has this name, ignoring case. */
    public boolean isNamed(int field, String name) {
        return nameLength(field) == name.length() && equalsIgnoringCase(ranges[field * RANGES], name);
    }

    /** Returns true if a field has this value, ignoring case. */
    public boolean hasValue(int field, String value) {
        return valueLength(field) == value.length() && equalsIgnoringCase(ranges[field * RANGES + 2], value);
    }

    private boolean equalsIgnoringCase(int from, String text) {
        for (int index = 0; index < text.length(); index++) {
            byte mine = bytes[base + from + index];
            char other = text.charAt(index);
            if (mine != other && lower(mine) != lower(other)) {
                return false;
            }
        }
        return true;
    }

    private static int lower(int character) {
        return character >= 'A' && character <= 'Z' ? character | 0x20 : character;
    }

    /** Returns the index of the first field with a name from an index on, ignoring case, or -1. */
    public int find(String name, int from) {
        for (int field = from; field < count; field++) {
            if (isNamed(field, name)) {
                return field;
            }
        }
        return -1;
    }

    private String text(int from, int to) {
        return new String(bytes, base + from, to - from, StandardCharsets.ISO_8859_1);
    }
}
