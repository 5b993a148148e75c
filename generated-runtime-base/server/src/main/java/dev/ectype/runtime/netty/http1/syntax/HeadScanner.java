package dev.ectype.runtime.netty.http1.syntax;

/**
 * Scans the head of a request, which may arrive in pieces. Lines end with CR LF, the parts of the request line are separated by single
 * spaces, and lines are not folded (RFC 9112, sections 2.2, 3 and 5).
 */
public final class HeadScanner {
    /** The result for a head whose end has not arrived. */
    public static final int INCOMPLETE = -1;

    /** The result for bytes that are no head. */
    public static final int MALFORMED = -2;

    /** The result for a request line that is longer than permitted. */
    public static final int LINE_TOO_LONG = -3;

    /** The result for fields that are larger or more than permitted. */
    public static final int FIELDS_TOO_LARGE = -4;

    /** The result for a version of HTTP that is neither 1.0 nor 1.1. */
    public static final int UNKNOWN_VERSION = -5;

    private static final String VERSION = "HTTP/1.1";

    private final int maxLine;
    private final int maxFieldBytes;
    private final int maxFields;
    private final ScannedHead head;

    /** The number of bytes in lines that have been scanned, from the first byte of the head on. */
    private int scanned;

    private int fieldsFrom;

    /**
     * Creates a scanner.
     *
     * @param maxLine the maximum length of the request line in bytes
     * @param maxFieldBytes the maximum size of all fields in bytes
     * @param maxFields the maximum number of fields
     * @param head the head that the scanner fills
     */
    public HeadScanner(int maxLine, int maxFieldBytes, int maxFields, ScannedHead head) {
        this.maxLine = maxLine;
        this.maxFieldBytes = maxFieldBytes;
        this.maxFields = maxFields;
        this.head = head;
    }

    /**
     * Scans a head. A head that is incomplete is scanned again from its first byte on when more bytes are there; lines that were complete
     * are not read again.
     *
     * @return the offset after the head, or one of the negative results
     */
    public int scan(byte[] bytes, int from, int to) {
        int at = from + scanned;
        if (fieldsFrom == 0) {
            at = blankLines(bytes, at, to);
            int next = line(bytes, from, at, to);
            if (next < 0) {
                return paused(next, at - from);
            }
            at = next;
            fieldsFrom = at - from;
        }
        int same = at == from + fieldsFrom ? head.repeat(bytes, at, to) : 0;
        if (same > 0) {
            return complete(bytes, from, at + same);
        }
        while (true) {
            int next = field(bytes, from, at, to);
            if (next < 0) {
                return paused(next, at - from);
            }
            if (next == at + 2) {
                // Only the empty line is this short.
                return complete(bytes, from, next);
            }
            at = next;
        }
    }

    /** Returns true if no part of a head has been scanned. */
    public boolean isAtStart() {
        return scanned == 0 && fieldsFrom == 0;
    }

    private int complete(byte[] bytes, int from, int to) {
        head.complete(bytes, from, from + fieldsFrom, to);
        scanned = 0;
        fieldsFrom = 0;
        return to;
    }

    private int paused(int result, int complete) {
        if (result == INCOMPLETE) {
            scanned = complete;
        }
        return result;
    }

    /** Skips empty lines before the request line, which old clients send after a body. */
    private static int blankLines(byte[] bytes, int from, int to) {
        int at = from;
        while (at + 1 < to && bytes[at] == Bytes.CR && bytes[at + 1] == Bytes.LF) {
            at += 2;
        }
        return at;
    }

    private int line(byte[] bytes, int from, int start, int to) {
        int methodTo = Bytes.endOfToken(bytes, start, to);
        if (methodTo == to) {
            return unfinishedLine(start, to);
        }
        if (methodTo == start || bytes[methodTo] != ' ') {
            return start + 1 == to && bytes[start] == Bytes.CR ? INCOMPLETE : MALFORMED;
        }
        int targetTo = Bytes.endOfTarget(bytes, methodTo + 1, to);
        if (targetTo == to) {
            return unfinishedLine(start, to);
        }
        if (targetTo == methodTo + 1 || bytes[targetTo] != ' ') {
            return MALFORMED;
        }
        int end = Bytes.endOfTarget(bytes, targetTo + 1, to);
        int next = lineEnd(bytes, end, to);
        if (next == INCOMPLETE) {
            return unfinishedLine(start, to);
        }
        if (next == MALFORMED) {
            return MALFORMED;
        }
        if (end - start > maxLine) {
            return LINE_TOO_LONG;
        }
        int minor = minorVersion(bytes, targetTo + 1, end);
        if (minor < 0) {
            return minor;
        }
        head.begin();
        head.line(start - from, methodTo - from, targetTo - from, minor);
        return next;
    }

    private int unfinishedLine(int start, int to) {
        return to - start > maxLine ? LINE_TOO_LONG : INCOMPLETE;
    }

    /** Returns the offset after a CR LF at an offset, or a negative result. */
    private static int lineEnd(byte[] bytes, int at, int to) {
        if (at == to) {
            return INCOMPLETE;
        }
        if (bytes[at] != Bytes.CR) {
            return MALFORMED;
        }
        if (at + 1 == to) {
            return INCOMPLETE;
        }
        return bytes[at + 1] == Bytes.LF ? at + 2 : MALFORMED;
    }

    /** Returns 0 for HTTP/1.0, 1 for HTTP/1.1, or a negative result. */
    private static int minorVersion(byte[] bytes, int from, int to) {
        if (to - from != VERSION.length()) {
            return MALFORMED;
        }
        int minor = bytes[to - 1] - '0';
        if ((minor == 0 || minor == 1) && matches(bytes, from, 0)) {
            return minor;
        }
        // Another version has the same form: HTTP/digit.digit.
        return matches(bytes, from, 0x20) ? UNKNOWN_VERSION : MALFORMED;
    }

    /** Compares a version, in any case if the bit of small letters is ignored, and then with any digits. */
    private static boolean matches(byte[] bytes, int from, int ignored) {
        for (int index = 0; index < VERSION.length() - 1; index++) {
            int wanted = VERSION.charAt(index) | ignored;
            int actual = bytes[from + index] | ignored;
            if (wanted != actual && !(ignored != 0 && isDigit(wanted) && isDigit(actual))) {
                return false;
            }
        }
        return isDigit(bytes[from + VERSION.length() - 1]);
    }

    private static boolean isDigit(int character) {
        return character >= '0' && character <= '9';
    }

    /** Scans a field or the empty line. Returns the offset after it, or a negative result. */
    private int field(byte[] bytes, int from, int start, int to) {
        int nameTo = Bytes.endOfToken(bytes, start, to);
        if (nameTo == to) {
            return unfinishedFields(from, to);
        }
        if (nameTo == start) {
            int next = lineEnd(bytes, start, to);
            return next == INCOMPLETE ? unfinishedFields(from, to) : next;
        }
        if (bytes[nameTo] != ':') {
            return MALFORMED;
        }
        int valueFrom = nameTo + 1;
        while (valueFrom < to && Bytes.isBlank(bytes[valueFrom])) {
            valueFrom++;
        }
        int valueTo = Bytes.endOfText(bytes, valueFrom, to);
        int next = lineEnd(bytes, valueTo, to);
        if (next == INCOMPLETE) {
            return unfinishedFields(from, to);
        }
        if (next == MALFORMED) {
            return MALFORMED;
        }
        if (next - from - fieldsFrom > maxFieldBytes || head.count() == maxFields) {
            return FIELDS_TOO_LARGE;
        }
        while (valueTo > valueFrom && Bytes.isBlank(bytes[valueTo - 1])) {
            valueTo--;
        }
        long mark = ScannedHead.mark(nameTo - start, bytes[start], bytes[nameTo - 1]);
        int first = from + fieldsFrom;
        head.field(start - first, nameTo - first, valueFrom - first, valueTo - first, mark);
        return next;
    }

    private int unfinishedFields(int from, int to) {
        return to - from - fieldsFrom > maxFieldBytes ? FIELDS_TOO_LARGE : INCOMPLETE;
    }
}
