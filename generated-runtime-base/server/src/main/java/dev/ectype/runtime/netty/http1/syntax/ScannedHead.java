package dev.ectype.runtime.netty.http1.syntax;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Holds the head of a request. One object serves all requests of a connection.
 *
 * <p>The request line is valid until the next bytes are received. The fields are copied, and stay valid until the head is released.
 * Clients mostly send the same fields with each request: bytes that equal those of the last request are not scanned again, and their
 * values are the same objects.
 */
public final class ScannedHead {
    private static final String[] METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"};

    /** Each field has four numbers: begin and end of its name, and of its value. */
    private static final int RANGES = 4;

    private static final int EXPECTED_FIELDS = 16;
    /** The size of fields above which they are not kept for a comparison with the next request. */
    private static final int LARGEST_KEPT = 2_048;

    private static final byte[] NOTHING = {};

    /** The received bytes with the request line. */
    private byte[] bytes = NOTHING;

    /** The offset in the array to which the offsets of the request line are added. */
    private int base;

    private int methodFrom;
    private int methodTo;
    private int targetTo;
    private int minorVersion;

    /** A copy of the fields and the empty line, to which their offsets refer. */
    private byte[] fields = NOTHING;

    /** The length of the copy, or 0 without one. */
    private int length;

    private int[] ranges = new int[EXPECTED_FIELDS * RANGES];
    private @Nullable String[] values = new String[EXPECTED_FIELDS];
    private int count;
    private long marks;
    private int copiedCount;
    private long copiedMarks;
    private boolean repeated;

    /** Begins a head. */
    void begin() {
        count = 0;
        marks = 0;
        repeated = false;
    }

    /** Sets the request line, in offsets from the first byte of the head. */
    void line(int methodBegin, int methodEnd, int targetEnd, int minor) {
        methodFrom = methodBegin;
        methodTo = methodEnd;
        targetTo = targetEnd;
        minorVersion = minor;
    }

    /** Adds a field, in offsets from the first byte of the first field. */
    void field(int nameFrom, int nameTo, int valueFrom, int valueTo, long mark) {
        int at = count * RANGES;
        if (at == ranges.length) {
            ranges = Arrays.copyOf(ranges, at * 2);
            values = Arrays.copyOf(values, count * 2);
        }
        // The ranges of the copy are no longer complete.
        length = 0;
        ranges[at] = nameFrom;
        ranges[at + 1] = nameTo;
        ranges[at + 2] = valueFrom;
        ranges[at + 3] = valueTo;
        count++;
        marks |= mark;
    }

    /**
     * Takes over the fields of the last request if these bytes begin with the same.
     *
     * @return the length of the fields and the empty line, or 0 if they differ
     */
    int repeat(byte[] array, int from, int to) {
        boolean same =
                length > 0 && to - from >= length && Arrays.equals(array, from, from + length, fields, 0, length);
        if (!same) {
            return 0;
        }
        count = copiedCount;
        marks = copiedMarks;
        repeated = true;
        return length;
    }

    /**
     * Completes the head with the array that contains it.
     *
     * @param fieldsFrom the offset of the first field
     */
    void complete(byte[] array, int from, int fieldsFrom, int to) {
        bytes = array;
        base = from;
        if (!repeated) {
            copy(array, fieldsFrom, to - fieldsFrom);
        }
    }

    private void copy(byte[] array, int from, int size) {
        if (fields.length < size) {
            fields = new byte[size];
        }
        System.arraycopy(array, from, fields, 0, size);
        length = size;
        copiedCount = count;
        copiedMarks = marks;
        Arrays.fill(values, 0, count, null);
    }

    /** Releases the request line and the fields, which the head then does not have. */
    public void release() {
        bytes = NOTHING;
        begin();
        if (fields.length > LARGEST_KEPT) {
            fields = NOTHING;
            length = 0;
            Arrays.fill(values, null);
        }
    }

    /** Returns true if the fields are the same bytes as those of the last request. */
    public boolean isRepeated() {
        return repeated;
    }

    /** Returns the method as written. */
    public String method() {
        int length = methodTo - methodFrom;
        for (String method : METHODS) {
            if (method.length() == length && method.charAt(1) == bytes[base + methodFrom + 1] && isMethod(method)) {
                return method;
            }
        }
        return text(bytes, base + methodFrom, base + methodTo);
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
        return text(bytes, base + methodTo + 1, base + targetTo);
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
        return text(fields, ranges[field * RANGES], ranges[field * RANGES + 1]);
    }

    /** Returns the length of the name of a field. */
    public int nameLength(int field) {
        return ranges[field * RANGES + 1] - ranges[field * RANGES];
    }

    /** Returns the value of a field without surrounding white space. Bytes above 127 are decoded as Latin-1. */
    public String value(int field) {
        String known = values[field];
        if (known == null) {
            known = text(fields, ranges[field * RANGES + 2], ranges[field * RANGES + 3]);
            values[field] = known;
        }
        return known;
    }

    /** Returns the length of the value of a field. */
    public int valueLength(int field) {
        return ranges[field * RANGES + 3] - ranges[field * RANGES + 2];
    }

    /** Returns a byte of the value of a field. */
    public byte valueAt(int field, int index) {
        return fields[ranges[field * RANGES + 2] + index];
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
            byte mine = fields[from + index];
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

    private static String text(byte[] array, int from, int to) {
        return new String(array, from, to - from, StandardCharsets.ISO_8859_1);
    }
}
